import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { AppError } from '@/domain/core/errors';
import { otherAdministrators, readOwnCompany, withoutCompany } from '../../company/administration';
import type { Caller } from '../../calls/guard';

export const leaveCompanyInput = v.strictObject({});

/**
 * Takes the caller out of their company; its records stay with it. A founder's owner id has become the
 * company's, so a founder gets a fresh one. Does nothing for users without a company.
 */
export async function leaveCompany(
  db: Firestore,
  caller: Caller,
  _input: Readonly<Record<never, never>>,
  now: number,
): Promise<Readonly<Record<never, never>>> {
  return db.runTransaction(async (tx) => {
    const own = await readOwnCompany(db, tx, caller.uid);
    if (!own) return {};
    const { user, userRef, company, companyRef } = own;
    if (company?.administrator.includes(caller.uid)) {
      if ((await otherAdministrators(db, tx, company, caller.uid)).length === 0)
        throw new AppError('last-administrator');
      tx.update(companyRef, {
        administrator: FieldValue.arrayRemove(caller.uid),
        updatedAt: Timestamp.fromMillis(now),
        updatedBy: caller.uid,
      });
    }
    tx.update(userRef, withoutCompany(db, user, now));
    return {};
  });
}
