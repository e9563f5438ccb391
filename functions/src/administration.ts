import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import type { CompanyRecord } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { ownerOf } from '@/domain/session/session';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { readSnapshot } from './records';

/** What an account says once nobody has to be asked why a company is closed to it. */
export const NO_FORMER_COMPANY = { formerCompany: '', formerContact: '' };

/** Who runs a company, the company, and where it lies. */
export type Administered = {
  readonly user: UserRecord;
  readonly company: CompanyRecord;
  readonly companyRef: DocumentReference;
};

/** Somebody of that company and where their account lies. */
export type Member = { readonly user: UserRecord; readonly userRef: DocumentReference };

/** The company the caller runs. Throws AppError('denied'), said by `sentence`, for employees and for people alone. */
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

/** Somebody with the company they are in; `company` is null where it is gone, both are null for people alone. */
export type Place = Member & {
  readonly company: CompanyRecord | null;
  readonly companyRef: DocumentReference | null;
};

/** Where somebody is; null for an account without a record. */
export async function readPlace(db: Firestore, tx: Transaction, uid: string): Promise<Place | null> {
  const userRef = db.collection(COLLECTIONS.users).doc(uid);
  const stored = readSnapshot(userShape, await tx.get(userRef));
  if (!stored) return null;
  const user = { ...stored, uuid: uid };
  if (user.companyUuid === '') return { user, userRef, company: null, companyRef: null };
  const companyRef = db.collection(COLLECTIONS.companies).doc(user.companyUuid);
  return { user, userRef, company: readSnapshot(companyShape, await tx.get(companyRef)), companyRef };
}

/** The company somebody is in, null where it is gone; null for people alone. Throws AppError('not-found') for nobody. */
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

/** The business that somebody runs: their company as its administrator, or what they have alone. */
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

/** Somebody of a company. Throws AppError('not-found') for strangers and for those who left it. */
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

/** The administrators of a company who are still in it, beside one; a removed one may still be listed. */
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
 * What an account becomes outside its company. A founder, whose own owner id has become the company's,
 * gets a fresh one, so that nothing they make alone lands there.
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
