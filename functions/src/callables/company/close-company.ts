import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { maxLengthOf } from '@/domain/core/bounds';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { aloneWith } from '@/domain/joining/earlier-records';
import { AppError } from '@/domain/core/errors';
import { personName, userShape } from '@/domain/account/user';
import { readOwnCompany } from '../../company/administration';
import type { Caller } from '../../calls/guard';
import { text } from '../../calls/input';
import { readRecord } from '../../records';

const WRONG_NAME = 'Type the name of the company as it is written here to close it.';

/** Input of `closeCompany`: the company's name, typed to confirm. */
export const closeCompanyInput = v.strictObject({
  confirm: text(1, maxLengthOf(companyShape, 'name'), WRONG_NAME),
});

/** Colleagues named in a refusal; the rest are counted. */
const MOST_NAMED = 3;
const MOST_PEOPLE = 500;

/**
 * Closes the caller's company when it has no other members. Its records keep their owner id, which becomes
 * the caller's own, so nothing moves and tracking links keep working under the same name. Idempotent.
 */
export async function closeCompany(
  db: Firestore,
  caller: Caller,
  { confirm }: { readonly confirm: string },
  now: number,
): Promise<Readonly<Record<never, never>>> {
  return db.runTransaction(async (tx) => {
    const own = await readOwnCompany(db, tx, caller.uid);
    if (!own) return {};
    const { user, userRef, company, companyRef } = own;
    if (!company?.administrator.includes(caller.uid)) throw new AppError('denied');
    if (confirm !== company.name) throw new AppError('invalid', { sentence: WRONG_NAME });
    const others = await othersOf(db, tx, user.companyUuid, caller.uid);
    if (others.length > 0) {
      throw new AppError('conflict', { sentence: `Remove everybody else first: ${listed(others)}.` });
    }
    tx.delete(companyRef);
    tx.update(userRef, {
      ...aloneWith(user, user.companyUuid),
      company: company.name,
      updatedAt: Timestamp.fromMillis(now),
    });
    return {};
  });
}

async function othersOf(
  db: Firestore,
  tx: Transaction,
  companyUuid: string,
  uid: string,
): Promise<readonly string[]> {
  const members = await tx.get(
    db.collection(COLLECTIONS.users).where('companyUuid', '==', companyUuid).limit(MOST_PEOPLE),
  );
  return members.docs
    .filter((doc) => doc.id !== uid)
    .map((doc) => personName(readRecord(userShape, doc.data())))
    .toSorted((a, b) => a.localeCompare(b));
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return [...names.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
