import fc from 'fast-check';
import { encodeFields } from '@/domain/core/record-codec';
import type { Field, Fields, InferFields, Shape } from '@/domain/core/shape';
import type { Doc } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import { SHAPES } from '@/domain/shapes';
import { arbitraryRecord } from '@tests/factories/arbitrary';
import { recordRef } from '../core/query';
import { restoringAbsence } from '../core/restored-absence';
import type { Intent } from '../core/intent';
import { applyWrite } from '../store/apply';
import { isSameValue } from '../store/compare';
import type { Ref, Write } from '../store/port';

/** Draws a value of an arbitrary. */
export type Draw = <T>(from: fc.Arbitrary<T>) => T;

/** Records of any content, some of them stored before all of their fields existed. */
export type World = {
  readonly draw: Draw;
  readonly docs: ReadonlyMap<string, Doc>;
  /** Stores a record and returns it as a screen reads it. */
  readonly some: <F extends Fields>(shape: Shape<F>, fixed?: Partial<InferFields<F>>) => InferFields<F>;
};

export function worldOf(draw: Draw, viewer: Viewer): World {
  const docs = new Map<string, Doc>();
  return {
    draw,
    docs,
    some: (shape, fixed) => {
      const own = { uuid: `r${docs.size}`, owner: viewer.owner, mergedInto: '', importId: '' };
      const known = Object.fromEntries(Object.entries(own).filter(([name]) => name in shape.fields));
      const record = { ...withoutDoubles(draw(arbitraryRecord(shape.fields))), ...known, ...fixed };
      const lacking = draw(
        fc.subarray(Object.keys(shape.fields).filter((name) => mayLack(shape.fields[name]))),
      );
      const whole: Doc = encodeFields(shape.fields, record);
      const id = 'uuid' in own && 'uuid' in shape.fields ? own.uuid : viewer.owner;
      const doc = Object.fromEntries(
        Object.entries(whole).filter(
          ([name]) => name in known || name in (fixed ?? {}) || !lacking.includes(name),
        ),
      );
      docs.set(`${shape.collection}/${id}`, doc);
      const decoded = recordRef(shape, id).decode({ id, data: doc, pending: false });
      if (!decoded.ok) throw new Error(`${shape.collection}: ${decoded.problem.reason}`);
      return decoded.record;
    },
  };
}

/** No screen puts an item into a list twice. */
function withoutDoubles<R extends object>(record: R): R {
  const entries = Object.entries(record).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value)
      ? [...new Map(value.map((item: unknown) => [JSON.stringify(item), item])).values()]
      : value,
  ]);
  // The same fields with the same types of values.
  return Object.fromEntries(entries) as R;
}

/** Lists and groups come back empty, not absent: what other users add to them meanwhile must stay. */
function mayLack(field: Field | undefined): boolean {
  if (!field || field.writer === 'server') return false;
  if (field.kind === 'text') return !field.required;
  return (
    field.kind === 'day' || field.kind === 'choice' || field.kind === 'boolean' || field.initial === null
  );
}

/** Set by each write, and what an Undo may not set back: who did it, and the step that is over. */
const SIGNED = [
  ...['createdAt', 'createdBy', 'updatedAt', 'updatedBy'],
  ...['statusBy', 'problemBy', 'officeBy', 'outcomeBy', 'previousStatus'],
];

/** The fields that a change and its Undo leave different, as "Customers/r0: phone". */
export function leftDifferent({ writes, undo }: Intent, docs: World['docs']): readonly string[] {
  // As `useCommit` does it: before the change.
  const back = restoringAbsence(undo ?? []);
  const refs = new Map([...writes, ...back].map(({ ref }) => [`${ref.collection}/${ref.id}`, ref]));
  return [...refs].flatMap(([path, ref]) => {
    // Public copies and marks of deleted customers are the server's to keep.
    if (ref.collection.includes('/')) return [];
    const before = docs.get(path) ?? null;
    const own = (all: readonly Write[]) =>
      all.filter((write) => write.ref.collection === ref.collection && write.ref.id === ref.id);
    // Where only functions may delete it, a created record is archived.
    if (before === null && own(back).every(({ kind }) => kind === 'patch')) return [];
    const after = [...own(writes), ...own(back)].reduce((doc, write) => applyWrite(write, doc, 1), before);
    if ((before === null) !== (after === null)) return [path];
    // The rules want every field of a new record, also of one that is brought back.
    const isNew = own(back).some(({ kind }) => kind === 'create');
    return fieldsOf(ref, before, after)
      .filter((name) => !(isNew && before?.[name] === undefined))
      .filter((name) => !isSame(before?.[name], after?.[name]))
      .map((name) => `${path}: ${name}`);
  });
}

/** The fields that clients write. */
function fieldsOf({ collection }: Ref, ...docs: readonly (Doc | null)[]): readonly string[] {
  const fields: Fields = SHAPES.find((shape) => shape.collection === collection)?.fields ?? {};
  const names = new Set(docs.flatMap((doc) => Object.keys(doc ?? {})));
  return [...names].filter((name) => !SIGNED.includes(name) && fields[name]?.writer !== 'server');
}

function isSame(one: Doc[string] | undefined, other: Doc[string] | undefined): boolean {
  return one === undefined || other === undefined ? one === other : isSameValue(one, other);
}
