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
import { readRights, writeRights } from '../company/rights';
import { rosterPeople } from '../company/roster-people';
import { touches } from './change';
import type { RecordChange, Step } from './change';
import { refreshBusiness } from './tracking-copy';

/** Fields shown by the roster, the rights beside it, or a tracking page. */
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

/** On a user: rebuilds the rosters of their present and previous business. */
export const rosterOfPerson: Step = async (db, change) => {
  if (!touches(change, SHOWN)) return;
  for (const owner of new Set([ownerBefore(change), ownerAfter(change)])) {
    if (owner !== null && (await rebuildRoster(db, owner))) await refreshBusiness(db, owner);
  }
};

/** On a company: rebuilds its roster, which names the administrators. */
export const rosterOfCompany: Step = async (db, change) => {
  if (touches(change, ['administrator'])) await rebuildRoster(db, change.id);
};

/** On a renamed company: updates the copies in its members' accounts. */
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
 * Builds a roster, and a company's rights, from the present accounts. Returns whether clients may see the
 * difference: a name, or the business's name of a person without a company.
 */
export async function rebuildRoster(db: Firestore, owner: string, now = Date.now()): Promise<boolean> {
  const rosterRef = db.collection(COLLECTIONS.rosters).doc(owner);
  return db.runTransaction(async (tx) => {
    const business = await readBusiness(db, tx, owner);
    const members = await membersNow(db, tx, owner, business);
    // A person who joined a company keeps the roster their earlier records refer to.
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

/** All people of a business: a company's members, or the one person. */
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
