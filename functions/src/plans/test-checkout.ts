import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from '@/domain/core/errors';
import { plainAmount } from '@/domain/money/plain-amount';
import { priceOf } from '@/domain/plans/plan-price';
import { DAY_MS } from '@/domain/time/time';
import { termsOf } from '@/domain/plans/tiers';
import { readSnapshot } from '../records';
import { billingRef, billingShape } from './billing';
import type { Checkout } from './billing';
import { tellBill, tellSubscription } from './test-events';
import type { TestSubscription } from './test-events';
import type { TestAnswer } from '../stripe/test-page';
import { testPageHtml } from '../stripe/test-page-html';
import { runningSubscription } from './test-payments';
import { returnAddress } from './payments';

/** The requested page: an open checkout, or with '' the billing portal. */
export type TestPage = { readonly owner: string; readonly checkout: string; readonly returnTo: string };

/** Shows one of Stripe's two pages, or performs the pressed button's action. Throws AppError('not-found'). */
export async function answerTestPage(db: Firestore, page: TestPage, action: string): Promise<TestAnswer> {
  return page.checkout === '' ? portal(db, page, action) : checkout(db, page, action);
}

async function checkout(db: Firestore, page: TestPage, action: string): Promise<TestAnswer> {
  const open = readSnapshot(billingShape, await billingRef(db, page.owner).get())?.checkout;
  if (!open || open.id !== page.checkout) throw new AppError('not-found');
  switch (action) {
    case 'pay':
      await pay(db, page.owner, open);
      return { goTo: returnAddress(open.returnTo, 'paid') };
    case 'cancel':
      return { goTo: returnAddress(open.returnTo, 'cancelled') };
    default:
      return {
        html: testPageHtml({
          title: 'Test checkout',
          lines: orderText(open),
          problem: action === 'fail' ? 'The card was declined. Nothing was charged.' : '',
          buttons: [
            ['pay', 'Pay'],
            ['fail', 'Pay with a card that is declined'],
            ['cancel', 'Back without paying'],
          ],
        }),
      };
  }
}

async function pay(db: Firestore, owner: string, open: Checkout): Promise<void> {
  const now = Date.now();
  const trialEnd = open.withTrial ? now + termsOf(open.tier).trialDays * DAY_MS : null;
  const { tier, interval, people } = open;
  const subscription: TestSubscription = {
    id: `sub_${randomBytes(8).toString('hex')}`,
    order: { owner, tier, interval, people },
    status: trialEnd === null ? 'active' : 'trialing',
    startedAt: now,
    periodStart: now,
    trialEnd,
    isEnding: false,
  };
  await tellSubscription(db, subscription, now);
  await tellBill(db, subscription, { isPaid: true, at: now });
}

async function portal(db: Firestore, page: TestPage, action: string): Promise<TestAnswer> {
  const { subscription, nextAt } = await runningSubscription(db, page.owner);
  const renewed: TestSubscription = {
    ...subscription,
    status: 'active',
    periodStart: nextAt,
    isEnding: false,
  };
  switch (action) {
    case 'renew':
      await tellSubscription(db, renewed, nextAt);
      await tellBill(db, renewed, { isPaid: true, at: nextAt });
      break;
    case 'fail':
      await tellSubscription(db, { ...subscription, status: 'past_due' }, nextAt);
      await tellBill(db, renewed, { isPaid: false, at: nextAt });
      break;
    case 'end':
      await tellSubscription(db, { ...subscription, status: 'canceled' }, nextAt);
      break;
    default:
      return {
        html: testPageHtml({
          title: 'Test billing',
          lines: [`The subscription is ${subscription.status}.`],
          problem: '',
          buttons: [
            ['renew', 'Renew and pay'],
            ['fail', 'Let the payment fail'],
            ['end', 'End it now'],
            ['back', 'Back to Joblane'],
          ],
        }),
      };
    case 'back':
  }
  return { goTo: page.returnTo };
}

function orderText({ tier, people, interval, withTrial }: Checkout): readonly string[] {
  const terms = termsOf(tier);
  const cents = priceOf(terms, people, interval) ?? 0;
  return [
    `${tier} for ${people === 1 ? 'one person' : `${people} people`}`,
    `$${plainAmount(cents)} a ${interval}${withTrial ? `, first after ${terms.trialDays} days on trial` : ''}`,
  ];
}
