import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/collections';
import { companyShape } from '@/domain/company';
import { AppError } from '@/domain/errors';
import { userShape } from '@/domain/user';
import { otherAdministrators, withoutCompany } from '../administration';
import type { Caller } from '../guard';
import { object } from '../parse';
import { readSnapshot } from '../records';

/** `leaveCompany` takes nothing: one can only leave one's own company. */
export const leaveCompanyInput = object({});

/**
 * Takes the caller out of their company; its records stay with it. A founder, whose own owner id has
 * become the company's, gets a fresh one. Someone without a company is left as they are.
 */
export async function leaveCompany(
  db: Firestore,
  caller: Caller,
  _input: Readonly<Record<never, never>>,
  now: number,
): Promise<Readonly<Record<never, never>>> {
  const userRef = db.collection(COLLECTIONS.users).doc(caller.uid);
  return db.runTransaction(async (tx) => {
    const user = readSnapshot(userShape, await tx.get(userRef));
    if (!user) throw new AppError('not-found');
    if (user.companyUuid === '') return {};
    const companyRef = db.collection(COLLECTIONS.companies).doc(user.companyUuid);
    const company = readSnapshot(companyShape, await tx.get(companyRef));
    if (company?.administrator.includes(caller.uid)) {
      if ((await otherAdministrators(db, tx, company, caller.uid)).length === 0)
        throw new AppError('last-administrator');
      tx.update(companyRef, {
        administrator: FieldValue.arrayRemove(caller.uid),
        updatedAt: Timestamp.fromMillis(now),
        updatedBy: caller.uid,
      });
    }
    tx.update(userRef, withoutCompany(db, { ...user, uuid: caller.uid }, now));
    return {};
  });
}
