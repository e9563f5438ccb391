import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { entitlementShape } from '@/domain/plans/entitlement';
import type { Entitlement } from '@/domain/plans/entitlement';
import { AppError } from '@/domain/core/errors';
import { HOUR_MS } from '@/domain/time/time';
import { entitlementRef } from '../business';
import { readSnapshot } from '../records';
import { billingRef, billingShape } from './billing';
import { emulatedFunction } from '../stripe/emulator';
import type { Payments } from './payments';
import { tellSubscription } from './test-events';
import type { TestSubscription } from './test-events';

/** Sells plans for nothing on the emulators: our own page replaces Stripe's. */
export function testPayments(db: Firestore): Payments {
  return {
    checkout: async ({ owner }) => {
      const id = `cs_test_${randomBytes(8).toString('hex')}`;
      const page = await emulatedFunction('testCheckout');
      const url = `${page}?${new URLSearchParams({ owner, checkout: id }).toString()}`;
      return { id, url, expiresAt: Date.now() + 24 * HOUR_MS };
    },

    change: async (_subscription, order, isEnding) => {
      const known = await runningSubscription(db, order.owner);
      await tellSubscription(db, { ...known.subscription, order, isEnding }, known.nextAt);
    },

    // The caller deletes the stored checkout, which is all the page reads.
    end: async (owner, { subscription }) => {
      if (subscription === '') return;
      const known = await runningSubscription(db, owner);
      await tellSubscription(db, { ...known.subscription, status: 'canceled' }, known.nextAt);
    },

    portal: async (owner, _customer, returnTo) => {
      const page = await emulatedFunction('testCheckout');
      return `${page}?${new URLSearchParams({ owner, returnTo }).toString()}`;
    },
  };
}

/** The business's subscription, and the earliest time of its next event. */
export async function runningSubscription(
  db: Firestore,
  owner: string,
): Promise<{ readonly subscription: TestSubscription; readonly nextAt: number }> {
  const entitlement = readSnapshot(entitlementShape, await entitlementRef(db, owner).get());
  const billing = readSnapshot(billingShape, await billingRef(db, owner).get());
  if (!entitlement || !billing || billing.subscription === '') throw new AppError('not-found');
  return {
    subscription: testSubscriptionOf(entitlement, billing.subscription),
    // Stripe's events carry whole seconds; two within one second could not be ordered.
    nextAt: Math.max(Date.now(), (entitlement.eventAt ?? 0) + 1_000),
  };
}

const STATUS = {
  free: 'canceled',
  trial: 'trialing',
  active: 'active',
  cancelled: 'active',
  'past due': 'past_due',
  lapsed: 'canceled',
} as const satisfies Readonly<Record<Entitlement['state'], TestSubscription['status']>>;

function testSubscriptionOf(entitlement: Entitlement, id: string): TestSubscription {
  const { owner, plan, interval, seats, state, trialEnd, startedAt, periodStart } = entitlement;
  const isOnTrial = trialEnd !== null && entitlement.periodEnd === trialEnd;
  return {
    id,
    order: { owner, tier: plan, interval, people: seats },
    status: state === 'cancelled' && isOnTrial ? 'trialing' : STATUS[state],
    startedAt: startedAt ?? 0,
    periodStart: periodStart ?? 0,
    trialEnd,
    isEnding: state === 'cancelled',
  };
}
