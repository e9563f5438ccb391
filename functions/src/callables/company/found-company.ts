import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { maxLengthOf } from '@/domain/core/bounds';
import { AppError } from '@/domain/core/errors';
import { ownerOf } from '@/domain/session/session';
import { initialOf } from '@/domain/core/shape';
import { userShape } from '@/domain/account/user';
import { NO_FORMER_COMPANY } from '../../company/administration';
import type { Caller } from '../../calls/guard';
import { text } from '../../calls/input';
import { readSnapshot, storedRecord } from '../../records';

const MAX_NAME = maxLengthOf(companyShape, 'name');

export const foundCompanyInput = v.strictObject({
  name: text(1, MAX_NAME, `Give your company a name of at most ${MAX_NAME} characters.`),
});

/** Founds a company with the founder's owner id, so earlier records need not move. Idempotent by name. */
export async function foundCompany(
  db: Firestore,
  caller: Caller,
  input: { readonly name: string },
  now: number,
): Promise<{ readonly companyUuid: string }> {
  const name = input.name.replace(/\s+/g, ' ');
  const userRef = db.collection(COLLECTIONS.users).doc(caller.uid);
  return db.runTransaction(async (tx) => {
    const user = readSnapshot(userShape, await tx.get(userRef));
    if (!user) throw new AppError('not-found');
    const companyUuid = ownerOf(user);
    const companyRef = db.collection(COLLECTIONS.companies).doc(companyUuid);
    const existing = readSnapshot(companyShape, await tx.get(companyRef));
    if (existing) {
      if (user.companyUuid && existing.createdBy === caller.uid && existing.name === name)
        return { companyUuid };
      throw new AppError('conflict', { sentence: 'You already belong to a company. Leave it first.' });
    }
    tx.create(
      companyRef,
      storedRecord(companyShape, {
        ...initialOf(companyShape.fields),
        uuid: companyUuid,
        name,
        administrator: [caller.uid],
        createdAt: now,
        createdBy: caller.uid,
        updatedAt: now,
        updatedBy: caller.uid,
      }),
    );
    tx.update(userRef, {
      companyUuid,
      company: name,
      ...NO_FORMER_COMPANY,
      permissionLevel: [],
      updatedAt: Timestamp.fromMillis(now),
    });
    return { companyUuid };
  });
}
