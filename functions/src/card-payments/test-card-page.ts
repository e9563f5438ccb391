import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { plainAmount } from '@/domain/money/plain-amount';
import { FROM_STRIPE } from '@/domain/payments/card/from-stripe';
import { paymentShape } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { heldBy } from '@/domain/payments/settle/apply-credit';
import { readRecord, readSnapshot } from '../records';
import { freshId } from '../stripe/test-delivery';
import type { TestAnswer } from '../stripe/test-page';
import { testPageHtml } from '../stripe/test-page-html';
import { afterCheckout } from './card-service';
import { attemptRef, cardAttemptShape, readOwnerOf } from './records';
import { tellAccount, tellOutgoing, tellPaid } from './test-card-events';

/** The requested page: a checkout (`attempt`), the onboarding of an account, or without `returnTo` its own pages. */
export type TestCardPage = {
  readonly attempt: string;
  readonly account: string;
  readonly returnTo: string;
};

/** Shows one of Stripe's pages, or performs the pressed button's action. Throws AppError('not-found'). */
export async function answerTestCardPage(
  db: Firestore,
  page: TestCardPage,
  action: string,
): Promise<TestAnswer> {
  if (page.attempt !== '') return checkout(db, page, action);
  return page.returnTo === '' ? ownPages(db, page.account, action) : onboarding(db, page, action);
}

async function checkout(
  db: Firestore,
  { attempt: id, returnTo }: TestCardPage,
  action: string,
): Promise<TestAnswer> {
  const attempt = readSnapshot(cardAttemptShape, await attemptRef(db, id).get());
  if (attempt?.state !== 'open') throw new AppError('not-found');
  switch (action) {
    case 'card':
    case 'bank':
      await tellPaid(db, id, action);
      return { goTo: afterCheckout(returnTo, 'paid') };
    case 'cancel':
      return { goTo: afterCheckout(returnTo, 'cancelled') };
    default:
      return {
        html: testPageHtml({
          title: 'Test payment',
          lines: [`${plainAmount(attempt.cents)} ${attempt.currency}`],
          problem: action === 'decline' ? 'The card was declined. Nothing was charged.' : '',
          buttons: [
            ['card', 'Pay by card'],
            ['bank', 'Pay from a bank account'],
            ['decline', 'Pay with a card that is declined'],
            ['cancel', 'Back without paying'],
          ],
        }),
      };
  }
}

async function onboarding(
  db: Firestore,
  { account, returnTo }: TestCardPage,
  action: string,
): Promise<TestAnswer> {
  switch (action) {
    case 'finish':
      await tellAccount(db, account, []);
      return { goTo: returnTo };
    case 'later':
      await tellAccount(db, account, ['external_account', 'individual.verification.document']);
      return { goTo: returnTo };
    default:
      return {
        html: testPageHtml({
          title: 'Test onboarding',
          lines: ['Stripe asks for the business, its people and its bank account here.'],
          problem: '',
          buttons: [
            ['finish', 'Answer everything'],
            ['later', 'Leave the bank account for later'],
          ],
        }),
      };
  }
}

/** The account's latest payment, with all that can become of it. */
async function ownPages(db: Firestore, account: string, action: string): Promise<TestAnswer> {
  const connected = await db.runTransaction((tx) => readOwnerOf(db, tx, account));
  if (!connected) throw new AppError('not-found');
  const latest = await latestPayment(db, connected.owner);
  if (latest) await act(db, account, latest, action);
  const after = await latestPayment(db, connected.owner);
  return {
    html: testPageHtml({
      title: 'Test account',
      lines: after
        ? [`Latest payment: ${plainAmount(after.amount)} ${after.currency}, ${after.state}`]
        : ['No client has paid yet.'],
      problem: '',
      buttons: after
        ? [
            ['arrives', 'The bank payment arrives'],
            ['fails', 'The bank payment fails'],
            ['refund', 'Refund half of it'],
            ['disputed', 'The client disputes it'],
            ['won', 'The dispute is won'],
          ]
        : [],
    }),
  };
}

async function act(db: Firestore, account: string, payment: Payment, action: string): Promise<void> {
  const { uuid, amount } = payment;
  const paymentIntent = uuid.slice(FROM_STRIPE.length);
  const attempt = paymentIntent.slice('pi_'.length);
  const dispute = { account, paymentIntent, id: `dp_${attempt}`, cents: amount };
  switch (action) {
    case 'arrives':
    case 'fails':
      return tellPaid(db, attempt, action);
    case 'disputed':
    case 'won':
      return tellOutgoing(db, { ...dispute, what: action });
    case 'refund':
      return tellOutgoing(db, {
        ...{ account, paymentIntent, id: freshId('re'), what: 'refund' },
        cents: Math.ceil(heldBy(payment) / 2),
      });
    default:
  }
}

async function latestPayment(db: Firestore, owner: string): Promise<Payment | null> {
  const found = await db.collection(COLLECTIONS.payments).where('owner', '==', owner).get();
  const paid = found.docs
    .filter(({ id }) => id.startsWith(`${FROM_STRIPE}pi_`))
    .map((doc) => readRecord(paymentShape, doc.data()))
    .toSorted((a, b) => b.createdAt - a.createdAt);
  return paid[0] ?? null;
}
