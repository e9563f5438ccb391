import type { Firestore } from 'firebase/firestore/lite';
import type { QuerySpec, Ref, Where, Write } from '@/data/store/port';
import { companyShape } from '@/domain/company';
import { encodeFields } from '@/domain/record-codec';
import { userShape } from '@/domain/user';
import { changeOf, NEW_DOCUMENT } from './documents';
import { commit, read, run } from './harness';
import type { Op, Subject, Target } from './oracle';
import { COMPANIES, ROLES, SOLO } from './roles';
import type { Role } from './roles';
import { BY_OWNER, idOf, NOUNS, PERSONAL, PLACES, refOf } from './world';

/** One try: what it needs beforehand, and how to mend the world when it goes through. */
type Attempt = {
  readonly op: Op;
  readonly what: string;
  readonly subject: Subject;
  readonly before: readonly Write[];
  readonly attempt: (db: Firestore) => Promise<unknown>;
  readonly after: readonly Write[];
};

let serial = 0;

/** Every try of one role at one target. */
export function attempts(role: Role, target: Target): Attempt[] {
  const uid = role.uid ?? 'nobody';
  if (PERSONAL.includes(target)) {
    const other = uid === SOLO.uid ? 'max' : (SOLO.uid ?? '');
    return [uid, other].flatMap((id) => personal(target, uid, id));
  }
  return PLACES.flatMap((place) => {
    if (BY_OWNER.includes(target)) return byOwner(target, uid, place);
    return records(target, uid, place);
  });
}

function listOf(target: Target, where: readonly Where[], key: string): QuerySpec {
  return { collection: refOf(target, '', key).collection, where, orderBy: [], limit: 5 };
}

function personal(target: Target, uid: string, id: string): Attempt[] {
  const subject = { owner: '', assignees: [], isSelf: id === uid };
  const ref = { collection: target, id };
  const data = NEW_DOCUMENT[target]({ id, key: '', owner: '', assignees: [], uid });
  const account = ROLES.find((role) => role.uid === id)?.user;
  const restore: Write = {
    kind: 'create',
    ref,
    data: target === 'Users' && account ? encodeFields(userShape.fields, account) : data,
  };
  const common = { what: subject.isSelf ? 'own' : 'of another', subject, before: [], after: [] };
  return [
    { ...common, op: 'get', attempt: (db) => read(db, ref) },
    { ...common, op: 'list', attempt: (db) => run(db, listOf(target, [], '')) },
    {
      ...common,
      op: 'create',
      before: [{ kind: 'delete', ref }],
      attempt: (db) => commit(db, [{ kind: 'create', ref, data }]),
      after: [restore],
    },
    {
      ...common,
      op: 'update',
      attempt: (db) => commit(db, [{ kind: 'patch', ref, fields: changeOf(target, uid) }]),
    },
    { ...common, op: 'delete', attempt: (db) => commit(db, [{ kind: 'delete', ref }]), after: [restore] },
  ];
}

function byOwner(target: Target, uid: string, place: (typeof PLACES)[number]): Attempt[] {
  const { key, owner } = place;
  const isCompany = COMPANIES.some((company) => company.uuid === owner);
  if (target === 'Companies' && !isCompany) return [];
  const subject = { owner, assignees: [], isSelf: false };
  const ref = { collection: target, id: owner };
  const data = NEW_DOCUMENT[target]({ ...place, id: owner, uid });
  const restore: Write = { kind: 'create', ref, data: companyData(target, owner) ?? data };
  const common = { what: key, subject, before: [], after: [] };
  return [
    { ...common, op: 'get', attempt: (db) => read(db, ref) },
    { ...common, op: 'list', attempt: (db) => run(db, listOf(target, [], key)) },
    {
      ...common,
      op: 'create',
      // A company that is not there yet cannot have members; creating stays closed either way.
      before: target === 'Companies' ? [] : [{ kind: 'delete', ref }],
      attempt: (db) =>
        commit(db, [
          { kind: 'create', ref: target === 'Companies' ? { ...ref, id: `${owner}-2` } : ref, data },
        ]),
      after: [restore],
    },
    {
      ...common,
      op: 'update',
      attempt: (db) => commit(db, [{ kind: 'patch', ref, fields: changeOf(target, uid) }]),
    },
    { ...common, op: 'delete', attempt: (db) => commit(db, [{ kind: 'delete', ref }]), after: [restore] },
  ];
}

function companyData(target: Target, owner: string) {
  const company = COMPANIES.find((one) => one.uuid === owner);
  return target === 'Companies' && company ? encodeFields(companyShape.fields, company) : null;
}

function records(target: Target, uid: string, place: (typeof PLACES)[number]): Attempt[] {
  const { key, owner, assignees } = place;
  const subject = { owner, assignees, isSelf: false };
  const common = { what: key, subject, before: [], after: [] };
  const standing = refOf(target, idOf(target, key), key);
  const fresh = (purpose: string) => refOf(target, `${target}-${key}-${purpose}-${serial++}`, key);
  const dataAt = (ref: Ref) => NEW_DOCUMENT[target]({ ...place, id: ref.id, uid });
  const isMine = assignees.includes(uid);
  const noun = NOUNS[target];
  const where: readonly Where[] = [
    { field: 'owner', op: '==', value: owner },
    ...(isMine ? [{ field: 'assignees', op: 'array-contains', value: uid } as const] : []),
    ...(noun ? [{ field: 'noun', op: '==', value: noun } as const] : []),
  ];
  const made = target === 'Public' ? { collection: standing.collection, id: 'more' } : fresh('new');
  const gone = target === 'Public' ? standing : fresh('gone');
  // A price stands beside a record of the same id.
  const beside = (id: string): Write[] =>
    target === 'Prices'
      ? [{ kind: 'create', ref: { collection: 'Jobs', id }, data: NEW_DOCUMENT.Jobs({ ...place, id, uid }) }]
      : [];
  return [
    { ...common, op: 'get', attempt: (db) => read(db, standing) },
    { ...common, op: 'list', attempt: (db) => run(db, listOf(target, where, key)) },
    {
      ...common,
      op: 'create',
      before: beside(made.id),
      attempt: (db) => commit(db, [{ kind: 'create', ref: made, data: dataAt(made) }]),
    },
    {
      ...common,
      op: 'update',
      attempt: (db) => commit(db, [{ kind: 'patch', ref: standing, fields: changeOf(target, uid) }]),
    },
    {
      ...common,
      op: 'delete',
      before: [{ kind: 'create', ref: gone, data: dataAt(gone) }],
      attempt: (db) => commit(db, [{ kind: 'delete', ref: gone }]),
    },
  ];
}
