import type { QuerySpec, Ref, Where, Write } from '@/data/store/port';
import type { Role } from '../roles';
import { COMPANIES, ROLES, SOLO } from '../roles';
import { changeOf, NEW_DOCUMENT } from '../documents';
import { expected } from '../oracle';
import type { Op, Subject, Target } from '../oracle';
import type { Attempt } from '../requests';
import {
  BY_OWNER,
  idOf,
  newIdOf,
  NOUNS,
  OWN_AT_WORK,
  PERSONAL,
  PLACES,
  refOf,
  TARGETS,
  UNDER_ANOTHER,
} from '../world';
import type { Ground } from '../world';
import { cellsOf } from './cell';
import type { Cell } from './cell';

/** An attempt on a target; the oracle says whether it is allowed. */
export type Try = {
  readonly op: Op;
  readonly what: string;
  readonly subject: Subject;
  readonly given?: readonly Write[];
  readonly attempt: Attempt;
};

export function tries(role: Role, target: Target): readonly Try[] {
  return [
    ...PLACES.flatMap((place) => triesAt(role, target, place)),
    ...triesUnderOthers(target, role.uid ?? 'nobody'),
  ];
}

/** Every attempt of one role at one target in one place; personal documents are in none. */
export function triesAt(role: Role, target: Target, place: Ground): readonly Try[] {
  const uid = role.uid ?? 'nobody';
  if (BY_OWNER.includes(target)) return byOwner(target, uid, place);
  if (!PERSONAL.includes(target)) return records(target, uid, place);
  const other = uid === SOLO.uid ? 'max' : (SOLO.uid ?? '');
  return place === PLACES[0] ? [uid, other].flatMap((id) => personal(target, uid, id)) : [];
}

/** A record and its parent with different assignees: a user who may edit only one writes neither. */
function triesUnderOthers(target: Target, uid: string): readonly Try[] {
  const [mine, others] = PLACES;
  if (!mine || !others || !UNDER_ANOTHER.includes(target)) return [];
  return [
    { parent: others, own: mine.assignees },
    { parent: mine, own: others.assignees },
  ].map(({ parent, own }): Try => ({
    op: 'create',
    what: `for others than its parent is, which is ${parent.key}`,
    subject: { owner: parent.owner, assignees: own, parentAssignees: parent.assignees, isSelf: false },
    ...creation(target, uid, parent, own),
  }));
}

function listOf(target: Target, where: readonly Where[], place: Pick<Ground, 'key' | 'owner'>): QuerySpec {
  return { collection: refOf(target, '', place).collection, where, orderBy: [], limit: 5 };
}

function personal(target: Target, uid: string, id: string): readonly Try[] {
  const ref = { collection: target, id };
  const data = NEW_DOCUMENT[target]({ id, key: '', owner: '', assignees: [], uid });
  const common = {
    what: id === uid ? 'own' : 'of another',
    subject: { owner: '', assignees: [], isSelf: id === uid },
  };
  return [
    { ...common, op: 'get', attempt: { get: ref } },
    { ...common, op: 'list', attempt: { list: { collection: target, where: [], orderBy: [], limit: 5 } } },
    {
      ...common,
      op: 'create',
      given: [{ kind: 'delete', ref }],
      attempt: { commit: [{ kind: 'create', ref, data }] },
    },
    { ...common, op: 'update', attempt: { commit: [{ kind: 'patch', ref, fields: changeOf(target, uid) }] } },
    { ...common, op: 'delete', attempt: { commit: [{ kind: 'delete', ref }] } },
  ];
}

function byOwner(target: Target, uid: string, place: Ground): readonly Try[] {
  const { key, owner } = place;
  const isCompany = COMPANIES.some((company) => company.uuid === owner);
  if (target === 'Companies' && !isCompany) return [];
  const ref = { collection: target, id: owner };
  // A company that does not exist yet has no members; creating stays closed either way.
  const made = target === 'Companies' ? { ...ref, id: `${owner}-2` } : ref;
  const data = NEW_DOCUMENT[target]({ ...place, id: owner, uid });
  const common = { what: key, subject: { owner, assignees: [], isSelf: false } };
  return [
    { ...common, op: 'get', attempt: { get: ref } },
    { ...common, op: 'list', attempt: { list: listOf(target, [], place) } },
    {
      ...common,
      op: 'create',
      given: [{ kind: 'delete', ref: made }],
      attempt: { commit: [{ kind: 'create', ref: made, data }] },
    },
    { ...common, op: 'update', attempt: { commit: [{ kind: 'patch', ref, fields: changeOf(target, uid) }] } },
    { ...common, op: 'delete', attempt: { commit: [{ kind: 'delete', ref }] } },
  ];
}

function records(target: Target, uid: string, place: Ground): readonly Try[] {
  const { key, owner, assignees } = place;
  const common = { what: key, subject: { owner, assignees, isSelf: false } };
  const standing = refOf(target, idOf(target, key), place);
  const noun = NOUNS[target];
  const field = target === 'Threads' ? 'participantIds' : 'assignees';
  const ofThread: Where = { field: 'threadId', op: '==', value: idOf('Threads', key) };
  const where: readonly Where[] =
    target === 'Messages'
      ? [ofThread]
      : [
          { field: 'owner', op: '==', value: owner },
          ...(assignees.includes(uid) ? [{ field, op: 'array-contains', value: uid } as const] : []),
          ...(noun ? [{ field: 'noun', op: '==', value: noun } as const] : []),
          ...(target === 'Events' ? [{ field: 'privacy', op: '==', value: 'business' } as const] : []),
          ...(OWN_AT_WORK.includes(target) ? [{ field: 'person', op: '==', value: uid } as const] : []),
        ];
  // What belongs to a person alone exists for each role.
  const own = OWN_AT_WORK.includes(target) ? ownGiven(target, uid, place) : [];
  return [
    { ...common, op: 'get', given: own, attempt: { get: standing } },
    { ...common, op: 'list', attempt: { list: listOf(target, where, place) } },
    { ...common, op: 'create', ...creation(target, uid, place) },
    {
      ...common,
      op: 'update',
      given: target === 'Files' || target === 'Messages' ? ownGiven(target, uid, place) : own,
      attempt: { commit: [{ kind: 'patch', ref: standing, fields: changeOf(target, uid) }] },
    },
    {
      ...common,
      op: 'delete',
      given: target === 'Activity' ? ownGiven(target, uid, place) : own,
      attempt: { commit: [{ kind: 'delete', ref: standing }] },
    },
  ];
}

/** The batch that creates a document: a price with its record, a tombstone with the deletion. */
export function creation(
  target: Target,
  uid: string,
  place: Ground,
  assignees = place.assignees,
): Pick<Try, 'given' | 'attempt'> {
  const ref = refOf(target, newIdOf(target, place.key, uid), place);
  const made = (one: Target, at: Ref, people = place.assignees): Write => ({
    kind: 'create',
    ref: at,
    data: NEW_DOCUMENT[one]({ ...place, assignees: people, id: at.id, uid }),
  });
  const deleted: Write = { kind: 'delete', ref: refOf('Customers', idOf('Customers', place.key), place) };
  return {
    given:
      target === 'Prices'
        ? [made('Jobs', refOf('Jobs', ref.id, place))]
        : target === 'Chunks'
          ? ownGiven('Files', uid, place)
          : target === 'ImportBatches'
            ? ownGiven('Imports', uid, place)
            : [],
    attempt: { commit: [...(target === 'Gone' ? [deleted] : []), made(target, ref, assignees)] },
  };
}

/** Only the author takes back history, uploads a file or imports: each role has its own. */
function ownGiven(target: Target, uid: string, place: Ground): readonly Write[] {
  const ref = refOf(target, idOf(target, place.key), place);
  return [{ kind: 'create', ref, data: NEW_DOCUMENT[target]({ ...place, id: ref.id, uid }) }];
}

/** Every role × collection × operation. */
export const matrixCells: readonly Cell[] = ROLES.flatMap((role) =>
  TARGETS.flatMap((target) =>
    cellsOf(
      `${role.name} with ${target}`,
      tries(role, target).map(({ op, what, subject, given = [], attempt }) => ({
        name: `${op} ${what}`,
        role,
        given,
        attempt,
        isAllowed: expected(role.viewer, target, op, subject),
      })),
    ),
  ),
);
