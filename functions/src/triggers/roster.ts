import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape, rosterShape } from '@/domain/company/company';
import { MOST_PEOPLE } from '@/domain/access/rights';
import { ownerOf } from '@/domain/session/session';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { readBusiness } from '../business';
import type { Business } from '../business';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { readRights, writeRights } from '../rights';
import { rosterPeople } from '../roster-people';
import { touches } from './change';
import type { RecordChange, Step } from './change';
import { refreshBusiness } from './tracking-copy';

/** What a roster, the rights beside it or a tracking page show of a person. */
const SHOWN = [
  'email',
  'username',
  'userFirstName',
  'userLastName',
  'userProfileImageLink',
  'phone',
  'jobRole',
  'company',
  'companyUuid',
  'soloOwner',
  'permissionLevel',
];

/** On a person: the rosters of the business they are in and of the one they left. */
export const rosterOfPerson: Step = async (db, change) => {
  if (!touches(change, SHOWN)) return;
  for (const owner of new Set([ownerBefore(change), ownerAfter(change)])) {
    if (owner !== null && (await rebuildRoster(db, owner))) await refreshBusiness(db, owner);
  }
};

/** On a company: its roster, which says who runs it. */
export const rosterOfCompany: Step = async (db, change) => {
  if (touches(change, ['administrator'])) await rebuildRoster(db, change.id);
};

/** On a company that changed its name: the copies its members carry. */
export const nameOfMembers: Step = async (db, change) => {
  if (!change.after || !touches(change, ['name'])) return;
  const companyRef = db.collection(COLLECTIONS.companies).doc(change.id);
  await db.runTransaction(async (tx) => {
    const company = readSnapshot(companyShape, await tx.get(companyRef));
    if (!company) return;
    const members = await tx.get(membersOf(db, change.id));
    for (const member of members.docs) {
      if (member.get('company') !== company.name) tx.update(member.ref, { company: company.name });
    }
  });
};

function ownerBefore(change: RecordChange): string | null {
  return change.before && ownerOf({ ...readRecord(userShape, change.before), uuid: change.id });
}

function ownerAfter(change: RecordChange): string | null {
  return change.after && ownerOf({ ...readRecord(userShape, change.after), uuid: change.id });
}

/**
 * Builds a roster, and a company's rights, from the accounts as they are now. Says whether clients may
 * see the difference: a name, or, for somebody alone, the name of the business.
 */
export async function rebuildRoster(db: Firestore, owner: string, now = Date.now()): Promise<boolean> {
  const rosterRef = db.collection(COLLECTIONS.rosters).doc(owner);
  return db.runTransaction(async (tx) => {
    const business = await readBusiness(db, tx, owner);
    const members = await membersNow(db, tx, owner, business);
    // Somebody alone who went into a company keeps the roster their old records refer to.
    if (members.length === 0 && business.kind === 'alone') return false;
    const previous = readSnapshot(rosterShape, await tx.get(rosterRef))?.people ?? [];
    const rights = business.kind === 'company' ? await readRights(db, tx, owner) : null;
    const administrators =
      business.kind === 'company' ? business.company.administrator : members.map((member) => member.uuid);
    const people = rosterPeople(members, administrators, previous);
    if (!isDeepStrictEqual(people, previous)) {
      tx.set(rosterRef, storedRecord(rosterShape, { owner, people, updatedAt: now }));
    }
    if (rights) writeRights(tx, rights, members, now);
    return business.kind === 'alone' || !isDeepStrictEqual(namesOf(people), namesOf(previous));
  });
}

/** Everybody of a business: the members of a company, or somebody alone. */
export async function membersNow(
  db: Firestore,
  tx: Transaction,
  owner: string,
  business: Business,
): Promise<readonly UserRecord[]> {
  if (business.kind === 'alone') return business.user ? [business.user] : [];
  const found = await tx.get(membersOf(db, owner));
  return found.docs.map((doc) => ({ ...readRecord(userShape, doc.data()), uuid: doc.id }));
}

function membersOf(db: Firestore, owner: string) {
  return db.collection(COLLECTIONS.users).where('companyUuid', '==', owner).limit(MOST_PEOPLE);
}

function namesOf(
  people: readonly { readonly uid: string; readonly firstName: string; readonly name: string }[],
) {
  return people.map((person) => [person.uid, person.firstName, person.name]);
}
