import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { AppError } from '@/domain/core/errors';
import { paths } from '@/domain/navigation/paths';
import { readOwnBusiness } from '../../company/administration';
import { appAddress } from '../../app-address';
import type { Caller } from '../../calls/guard';
import { billingRef, billingShape } from '../../plans/billing';
import { openPayments } from '../../plans/open-payments';
import { readSnapshot } from '../../records';

export const billingPortalInput = v.strictObject({});

/** Returns the address of the billing portal: card, billing address and invoices. */
export async function billingPortal(
  db: Firestore,
  caller: Caller,
  _input: Readonly<Record<never, never>>,
  _now: number,
): Promise<{ readonly url: string }> {
  const payments = await openPayments(db);
  const { owner, customer } = await db.runTransaction(async (tx) => {
    const business = await readOwnBusiness(db, tx, caller.uid);
    const billing = readSnapshot(billingShape, await tx.get(billingRef(db, business.owner)));
    if (!billing || billing.customer === '')
      throw new AppError('not-found', { sentence: 'There are no payments yet.' });
    return { owner: business.owner, customer: billing.customer };
  });
  const returnTo = `${appAddress()}${paths.account}?tab=subscription`;
  return { url: await payments.portal(owner, customer, returnTo) };
}
