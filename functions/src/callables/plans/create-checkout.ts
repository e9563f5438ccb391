import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { MOST_SEATS, stateAt } from '@/domain/plans/entitlement';
import { AppError } from '@/domain/core/errors';
import { upgradeAddress } from '@/domain/plans/plan-choice';
import { orderLines, tierOnSale } from '@/domain/plans/plan-price';
import { PLAN_INTERVALS, TIERS, termsOf } from '@/domain/plans/tiers';
import { readOwnBusiness } from '../../company/administration';
import { appAddress } from '../../app-address';
import { readEntitlement } from '../../business';
import type { Caller } from '../../calls/guard';
import { integer } from '../../calls/input';
import { countUse, limitRef } from '../../calls/limits';
import { billingRef, billingShape } from '../../plans/billing';
import type { Billing, Checkout } from '../../plans/billing';
import { openPayments } from '../../plans/open-payments';
import type { Order } from '../../plans/payments';
import { readSnapshot, storedRecord } from '../../records';

const CHECKOUTS_PER_HOUR = 20;

/** Input of `createCheckout`; seats count everyone in the business, the owner included. */
export const createCheckoutInput = v.strictObject({
  tier: v.picklist(TIERS.map(({ name }) => name)),
  interval: v.picklist(PLAN_INTERVALS),
  seats: integer(1, MOST_SEATS, `Choose between 1 and ${MOST_SEATS} people.`),
});

type Input = v.InferOutput<typeof createCheckoutInput>;

/** Opens a checkout, or returns the open one of the same order. A business with a plan changes that. */
export async function createCheckout(
  db: Firestore,
  caller: Caller,
  input: Input,
  now: number,
): Promise<{ readonly url: string }> {
  const payments = await openPayments(db);
  // The screen reopens with the same choice.
  const returnTo = `${appAddress()}${upgradeAddress({ people: input.seats, interval: input.interval })}`;
  const ordered = await takeOrder(db, caller, input, now);
  if (ordered.open) return { url: ordered.open.url };
  const { order, payer } = ordered;
  const opened = await payments.checkout(order, payer, returnTo);
  const { tier, interval, people, trialDays } = order;
  const checkout = { ...opened, returnTo, tier, interval, people, withTrial: trialDays > 0 };
  return { url: await keepCheckout(db, order.owner, checkout, now) };
}

type Ordered =
  | { readonly open: Checkout }
  | {
      readonly open: null;
      readonly order: Order;
      readonly payer: { readonly email: string; readonly customer: string };
    };

async function takeOrder(db: Firestore, caller: Caller, input: Input, now: number): Promise<Ordered> {
  return db.runTransaction(async (tx) => {
    const { owner, user, company } = await readOwnBusiness(db, tx, caller.uid);
    const { tier, interval, seats: people } = input;
    const isOnSale = tier === tierOnSale(company?.louveRoofDealer ?? false);
    if (!isOnSale || orderLines(tier, people, interval) === null)
      throw new AppError('invalid', { sentence: 'This plan is not sold to your business.' });
    const entitlement = await readEntitlement(db, tx, owner);
    const state = stateAt(entitlement, now);
    if (state !== 'free' && state !== 'lapsed')
      throw new AppError('conflict', { sentence: 'You have a plan already. Change it under Account.' });
    const billing = readSnapshot(billingShape, await tx.get(billingRef(db, owner)));
    const limit = await tx.get(limitRef(db, `checkout_${owner}`, now));
    const trialDays = entitlement.trialUsed ? 0 : termsOf(tier).trialDays;
    const order = { owner, tier, interval, people, trialDays };
    const open = billing && openFor(order, billing, now);
    if (open) return { open };
    countUse(tx, limit, CHECKOUTS_PER_HOUR, now);
    return { open: null, order, payer: { email: user.email, customer: billing?.customer ?? '' } };
  });
}

/** Stores the checkout, unless a concurrent call stored one for the same order: that one wins. */
async function keepCheckout(db: Firestore, owner: string, checkout: Checkout, now: number): Promise<string> {
  return db.runTransaction(async (tx) => {
    const ref = billingRef(db, owner);
    const billing = readSnapshot(billingShape, await tx.get(ref));
    const open = billing && openFor(checkout, billing, now);
    if (open) return open.url;
    tx.set(ref, storedRecord(billingShape, { owner, checkout }), { merge: true });
    return checkout.url;
  });
}

function openFor(
  wanted: Pick<Order, 'tier' | 'interval' | 'people'>,
  { checkout }: Billing,
  now: number,
): Checkout | null {
  const isSame =
    checkout.tier === wanted.tier &&
    checkout.interval === wanted.interval &&
    checkout.people === wanted.people;
  return isSame && checkout.expiresAt > now ? checkout : null;
}
