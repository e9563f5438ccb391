import { now } from '@/data/store/port';
import type { Ref, Write } from '@/data/store/port';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import type { CellRow } from './cells/cell';
import { stampedData } from './documents';
import type { Data } from './documents';
import { OPS } from './oracle';
import type { Answer, Op } from './oracle';
import type { Attempt } from './requests';
import type { Role } from './roles';
import { PLACES } from './world';
import type { Ground } from './world';

export type Row = CellRow & { readonly given: readonly Write[] };

export const commit = (...writes: readonly Write[]): Attempt => ({ commit: writes });

/** A change of a document with the stamps of a person. */
export const patch = (uid: string, ref: Ref, fields: Data): Write => ({
  kind: 'patch',
  ref,
  fields: { updatedAt: now(), updatedBy: uid, ...fields },
});

/** The records of a made-up noun, one in each place of the matrix, and what every role tries on them. */
export function madeUp<F extends Fields>(
  shape: Shape<F>,
  recordOf: (place: Ground, id: string) => InferFields<F>,
  change: Data,
) {
  const { collection } = shape;
  const refOf = ({ key }: Pick<Ground, 'key'>): Ref => ({ collection, id: `${collection}-${key}` });
  const newRef = (place: Pick<Ground, 'key'>): Ref => ({ collection, id: `${refOf(place).id}-made` });

  const created = (place: Ground, ref: Ref, uid: string, fields: Data = {}): Write => ({
    kind: 'create',
    ref,
    data: { ...stampedData(shape, recordOf(place, ref.id), uid), ...fields },
  });

  const standing = (place: Ground): Write => created(place, refOf(place), 'ann');

  function attempts(place: Ground, uid: string): Readonly<Record<Op, Attempt>> {
    const ref = refOf(place);
    const owned = { field: 'owner', op: '==', value: place.owner } as const;
    const assigned = place.assignees.includes(uid)
      ? [{ field: 'assignees', op: 'array-contains', value: uid } as const]
      : [];
    return {
      get: { get: ref },
      list: { list: { collection, where: [owned, ...assigned], orderBy: [], limit: 5 } },
      create: commit(created(place, newRef(place), uid)),
      update: commit(patch(uid, ref, change)),
      delete: commit({ kind: 'delete', ref }),
    };
  }

  /** Every operation of a role in every place, with the answer that `rights` give. */
  function matrix(role: Role, rights: Readonly<Record<Op, Answer>>): readonly Row[] {
    const { viewer } = role;
    return PLACES.flatMap((place) =>
      OPS.map((op): Row => ({
        name: `${op} ${place.key}`,
        role,
        given: [],
        attempt: attempts(place, role.uid ?? 'nobody')[op],
        isAllowed:
          viewer !== null &&
          rights[op](viewer, { owner: place.owner, assignees: place.assignees, isSelf: false }),
      })),
    );
  }

  return { refOf, newRef, created, standing, matrix };
}
