import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { MOST_SEATS, stateAt } from '@/domain/plans/entitlement';
import { AppError } from '@/domain/core/errors';
import { orderLines } from '@/domain/plans/plan-price';
import { PLAN_INTERVALS } from '@/domain/plans/tiers';
import { readOwnBusiness } from '../../company/administration';
import { readEntitlement } from '../../business';
import type { Caller } from '../../calls/guard';
import { integer } from '../../calls/input';
import { countUse, limitRef } from '../../calls/limits';
import { billingRef, billingShape } from '../../plans/billing';
import { openPayments } from '../../plans/open-payments';
import { readSnapshot } from '../../records';

const CHANGES_PER_HOUR = 20;

export const changeSubscriptionInput = v.strictObject({
  interval: v.picklist(PLAN_INTERVALS),
  seats: integer(1, MOST_SEATS, `Choose between 1 and ${MOST_SEATS} people.`),
  isEnding: v.boolean(),
});

/** Changes interval, seats and renewal of the business's plan. The entitlement follows Stripe's event. */
export async function changeSubscription(
  db: Firestore,
  caller: Caller,
  input: v.InferOutput<typeof changeSubscriptionInput>,
  now: number,
): Promise<Readonly<Record<never, never>>> {
  const payments = await openPayments(db);
  const { subscription, order } = await db.runTransaction(async (tx) => {
    const { owner } = await readOwnBusiness(db, tx, caller.uid);
    const entitlement = await readEntitlement(db, tx, owner);
    const billing = readSnapshot(billingShape, await tx.get(billingRef(db, owner)));
    const limit = await tx.get(limitRef(db, `plan_${owner}`, now));
    const state = stateAt(entitlement, now);
    if (state === 'free' || state === 'lapsed' || !billing || billing.subscription === '')
      throw new AppError('not-found', { sentence: 'There is no plan to change.' });
    const tier = entitlement.plan;
    const { interval, seats: people } = input;
    if (orderLines(tier, people, interval) === null)
      throw new AppError('invalid', { sentence: 'This plan is not sold that way.' });
    countUse(tx, limit, CHANGES_PER_HOUR, now);
    return { subscription: billing.subscription, order: { owner, tier, interval, people, trialDays: 0 } };
  });
  await payments.change(subscription, order, input.isEnding);
  return {};
}
