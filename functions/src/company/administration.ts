import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import type { CompanyRecord } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { ownerOf } from '@/domain/session/session';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { readSnapshot } from '../records';

/** Clears the note in an account about the company that removed it. */
export const NO_FORMER_COMPANY = { formerCompany: '', formerContact: '' };

export type Administered = {
  readonly user: UserRecord;
  readonly company: CompanyRecord;
  readonly companyRef: DocumentReference;
};

export type Member = { readonly user: UserRecord; readonly userRef: DocumentReference };

/** The company the caller administers. Throws AppError('denied') with `sentence` for everyone else. */
export async function readAdministered(
  db: Firestore,
  tx: Transaction,
  uid: string,
  sentence?: string,
): Promise<Administered> {
  const own = await readOwnCompany(db, tx, uid);
  if (!own?.company?.administrator.includes(uid))
    throw new AppError('denied', sentence === undefined ? {} : { sentence });
  const { user, company, companyRef } = own;
  return { user, company, companyRef };
}

/** A user and their company: `company` is null when it is gone; both are null without a company. */
export type Place = Member & {
  readonly company: CompanyRecord | null;
  readonly companyRef: DocumentReference | null;
};

/** A user and their company; null for an account without a record. */
export async function readPlace(db: Firestore, tx: Transaction, uid: string): Promise<Place | null> {
  const userRef = db.collection(COLLECTIONS.users).doc(uid);
  const stored = readSnapshot(userShape, await tx.get(userRef));
  if (!stored) return null;
  const user = { ...stored, uuid: uid };
  if (user.companyUuid === '') return { user, userRef, company: null, companyRef: null };
  const companyRef = db.collection(COLLECTIONS.companies).doc(user.companyUuid);
  return { user, userRef, company: readSnapshot(companyShape, await tx.get(companyRef)), companyRef };
}

/** The user's company, null when gone or none. Throws AppError('not-found') for an unknown uid. */
export async function readOwnCompany(
  db: Firestore,
  tx: Transaction,
  uid: string,
): Promise<(Place & Pick<Administered, 'companyRef'>) | null> {
  const place = await readPlace(db, tx, uid);
  if (!place) throw new AppError('not-found');
  const { companyRef } = place;
  return companyRef && { ...place, companyRef };
}

/** The business the user runs: their company as its administrator, or their own records without one. */
export async function readOwnBusiness(
  db: Firestore,
  tx: Transaction,
  uid: string,
): Promise<Pick<Place, 'user' | 'company'> & { readonly owner: string }> {
  const place = await readPlace(db, tx, uid);
  if (!place) throw new AppError('not-found');
  const { user, company, companyRef } = place;
  if (companyRef && !company?.administrator.includes(uid)) throw new AppError('denied');
  return { owner: ownerOf(user), user, company };
}

/** A member of a company. Throws AppError('not-found') for strangers and former members. */
export async function readMember(
  db: Firestore,
  tx: Transaction,
  company: CompanyRecord,
  uid: string,
): Promise<Member> {
  const userRef = db.collection(COLLECTIONS.users).doc(uid);
  const user = readSnapshot(userShape, await tx.get(userRef));
  if (!user || user.companyUuid !== company.uuid) {
    throw new AppError('not-found', { sentence: 'This person is not in your company any more.' });
  }
  return { user: { ...user, uuid: uid }, userRef };
}

/** The other administrators who are still members; the list may still name a removed one. */
export async function otherAdministrators(
  db: Firestore,
  tx: Transaction,
  company: CompanyRecord,
  uid: string,
): Promise<readonly string[]> {
  const others = company.administrator.filter((one) => one !== uid);
  if (others.length === 0) return [];
  const users = await tx.getAll(...others.map((one) => db.collection(COLLECTIONS.users).doc(one)));
  return users.filter((user) => user.get('companyUuid') === company.uuid).map((user) => user.id);
}

/**
 * The account's fields after it leaves its company. A founder's owner id has become the company's, so a
 * founder gets a fresh one: records made later must not land in the company.
 */
export function withoutCompany(db: Firestore, user: UserRecord, now: number): DocumentData {
  const ownId = user.soloOwner || user.uuid;
  return {
    companyUuid: '',
    company: '',
    ...NO_FORMER_COMPANY,
    permissionLevel: [],
    soloOwner: ownId === user.companyUuid ? db.collection(COLLECTIONS.users).doc().id : user.soloOwner,
    updatedAt: Timestamp.fromMillis(now),
  };
}
