import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COLLECTIONS, publicCollection } from '@/domain/core/collections';
import type { Invoice } from '@/domain/invoices/invoice';
import { moneySettingsShape } from '@/domain/money/money-settings';
import { makeMoneySettings } from '@tests/factories/records';
import { checkoutEvent, intentEvent, outgoingEvent } from '@tests/factories/card-events';
import { signatureOf } from '@tests/factories/stripe-events';
import {
  connectStripe,
  connectStripeInput,
  disconnectStripe,
} from '../../functions/src/callables/card-payments/connect-stripe';
import {
  refundPayment,
  refundPaymentInput,
} from '../../functions/src/callables/card-payments/refund-payment';
import { reversePayment, reversePaymentInput } from '../../functions/src/callables/invoices/reverse-payment';
import { payBalance, payBalanceInput } from '../../functions/src/callables/public/pay-balance';
import { receiveCardEvent } from '../../functions/src/card-payments/receive-card-event';
import { answerTestCardPage } from '../../functions/src/card-payments/test-card-page';
import { pagesOfCardTerms } from '../../functions/src/card-payments/refresh-pages';
import { tellCardPayment } from '../../functions/src/card-payments/tell-payment';
import { lockRef } from '../../functions/src/estimates/page-lock';
import { EMULATOR_WEBHOOK_SECRET } from '../../functions/src/stripe/emulator';
import { emulators, TEST_PROJECT } from '../setup/emulators';
import { db, freshId, outcome, resident, staffedCompany } from './emulator';
import type { Resident } from './emulator';
import { aBiller, anInvoice, anIssued, invoiceOf, issue, paymentOf } from './invoices';
import type { Biller } from './invoices';
import { aLink, changeOf, get, put } from './rows';

// Code run here, outside the emulator's processes, must know that it is on emulators.
beforeEach(() => vi.stubEnv('FUNCTIONS_EMULATOR', 'true'));

const KEY = 'a-key-of-the-page';
const asked = (cents: number): Partial<Invoice> => ({
  lines: [
    {
      ...{ id: 'l1', position: 1, name: 'Work', description: '', quantity: 100, unit: '', waste: 0 },
      ...{ unitPrice: cents, unitCost: 0, taxRate: '', priceItem: '' },
    },
  ],
});

const connect = (who: Resident) => outcome([connectStripe, connectStripeInput], who, {});
const mirror = (owner: string) => get(COLLECTIONS.cardPayments, owner);

/** Presses a button of the pages that replace Stripe's; where it leads, or what the page says. */
async function press(url: string, action: string): Promise<string> {
  const { searchParams } = new URL(url);
  const word = (name: string) => searchParams.get(name) ?? '';
  const page = { attempt: word('attempt'), account: word('account'), returnTo: word('returnTo') };
  const answer = await answerTestCardPage(db, page, action);
  return 'goTo' in answer ? answer.goTo : answer.html;
}

const urlOf = ({ result }: { readonly result: unknown }) => (result as { url: string }).url;

/** A business that takes cards, whose client has unlocked their page. */
async function aMerchant(terms: { isPartAllowed?: boolean; mostByCard?: number } = {}) {
  const biller = await aBiller();
  const { owner, office, customerId } = biller;
  await put(moneySettingsShape, owner, makeMoneySettings({ owner, isPartAllowed: true, ...terms }));
  await press(urlOf(await connect(office)), 'finish');
  const link = await aLink(owner, '', { customerId, state: 'active' });
  await lockRef(db, link).set({ key: KEY });
  return { ...biller, link, account: `acct_test_${owner}` };
}
type Merchant = Awaited<ReturnType<typeof aMerchant>>;

async function pay({ link }: Pick<Merchant, 'link'>, invoiceId: string, cents: number, key = KEY) {
  const run = (_db: typeof db, _caller: unknown, input: Parameters<typeof payBalance>[1], now: number) =>
    payBalance(db, input, now);
  return outcome([run, payBalanceInput], { uid: '', email: '' }, { link, key, invoiceId, cents });
}

const attemptOf = (url: string) => new URL(url).searchParams.get('attempt') ?? '';

const hear = (body: string) =>
  receiveCardEvent(db, { body, signature: signatureOf(body, EMULATOR_WEBHOOK_SECRET) }, Date.now());

/** An attempt to pay, with what its events have in common. */
async function anAttempt(merchant: Merchant, invoiceId: string, cents: number) {
  const attempt = attemptOf(urlOf(await pay(merchant, invoiceId, cents)));
  const intent = `pi_${freshId()}`;
  return { attempt, intent, cents, account: merchant.account, payment: `stripe_${intent}` };
}

const newsOf = async (owner: string) => {
  const found = await db.collection(COLLECTIONS.notifications).where('person', '==', owner).get();
  return found.docs.map((doc) => String(doc.get('title')));
};

/** Runs the step of the trigger on a payment, as its event after a change of state does. */
async function tell(id: string, before: string | null): Promise<void> {
  const after = await get(COLLECTIONS.payments, id);
  await tellCardPayment(db, changeOf(id, before === null ? null : { ...after, state: before }, after));
}

describe('a connection with Stripe', () => {
  it('begins off, asks for what is missing, goes on, stops and starts again', async () => {
    const { office, owner } = await aBiller();
    expect(await mirror(owner)).toBeNull();
    const url = urlOf(await connect(office));
    expect(await mirror(owner)).toMatchObject({ state: 'onboarding', missing: [] });
    expect(await press(url, 'later')).toMatch(/\?tab=money&stripe=done$/);
    expect(await mirror(owner)).toMatchObject({
      state: 'onboarding',
      missing: ['external_account', 'individual.verification.document'],
    });
    await press(urlOf(await connect(office)), 'finish');
    expect(await mirror(owner)).toMatchObject({ state: 'on', missing: [] });
    expect(urlOf(await connect(office))).toMatch(/testCards\?account=acct_test_\w+$/);
    await outcome([disconnectStripe, connectStripeInput], office, {});
    expect(await mirror(owner)).toMatchObject({ state: 'off' });
    // The account is the same, and asks nothing again.
    expect(urlOf(await connect(office))).toMatch(/stripe=done$/);
    expect(await mirror(owner)).toMatchObject({ state: 'on' });
  });

  it('is made by people who run the business alone', async () => {
    const { employee } = await staffedCompany();
    expect(await connect(employee)).toMatchObject({ code: 'denied' });
    expect(await outcome([disconnectStripe, connectStripeInput], employee, {})).toMatchObject({
      code: 'denied',
    });
  });

  it('is not offered by a project without Stripe’s key', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'false');
    expect(await connect(await resident())).toMatchObject({ code: 'unavailable' });
  });
});

describe('the page of a client', () => {
  it('says whether it can be paid there, and how', async () => {
    const merchant = await aMerchant({ isPartAllowed: true, mostByCard: 250_000 });
    const shown = async () => {
      await pagesOfCardTerms(db, changeOf(merchant.owner, null, {}));
      return get(publicCollection(merchant.link), KEY);
    };
    expect(await shown()).toMatchObject({ payments: 'on', isPartAllowed: true, mostCents: 250_000 });
    await outcome([disconnectStripe, connectStripeInput], merchant.office, {});
    expect(await shown()).toMatchObject({ payments: 'off' });
  });
});

describe('payBalance', () => {
  it('opens one checkout for an amount, and closes it for another', async () => {
    const merchant = await aMerchant();
    const invoice = await anIssued(merchant, asked(100_000));
    const [first, second] = await Promise.all([
      pay(merchant, invoice, 40_000),
      pay(merchant, invoice, 40_000),
    ]);
    expect(urlOf(second)).toBe(urlOf(first));
    expect(urlOf(await pay(merchant, invoice, 40_000))).toBe(urlOf(first));
    expect(await press(urlOf(first), '')).toContain('400.00 USD');
    const other = urlOf(await pay(merchant, invoice, 100_000));
    await expect(press(urlOf(first), 'card')).rejects.toMatchObject({ code: 'not-found' });
    expect(await press(other, 'decline')).toContain('The card was declined');
    expect(await press(other, 'cancel')).toMatch(/payment=cancelled$/);
    expect(await press(other, 'card')).toMatch(/payment=paid$/);
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'Paid', balance: 0, paid: 100_000 });
    expect(await pay(merchant, invoice, 100)).toMatchObject({
      message: 'Nothing is open on this invoice any more.',
    });
  });

  it('refuses with a sentence what cannot be paid', async () => {
    const merchant = await aMerchant({ isPartAllowed: false, mostByCard: 200_000 });
    const invoice = await anIssued(merchant, asked(100_000));
    const large = await anIssued(merchant, asked(300_000));
    const tiny = await anIssued(merchant, asked(40));
    const held = await anIssued(merchant, {
      ...asked(100_000),
      ...{ heldBack: 30_000, heldReason: 'Retainage' },
    });
    const sentence = async (id: string, cents: number) => (await pay(merchant, id, cents)).message;
    expect(await sentence(invoice, 100_001)).toBe(
      'Only $1,000.00 is open on this invoice now. Pay that, or less.',
    );
    expect(await sentence(invoice, 49)).toBe('Pay at least $0.50.');
    expect(await sentence(invoice, 60_000)).toBe('This invoice is paid in one amount: $1,000.00.');
    expect(await sentence(large, 300_000)).toBe(
      'At most $2,000.00 can be paid online at once. Call the office for larger amounts.',
    );
    expect(await sentence(tiny, 40)).toBe('Less than $0.50 cannot be paid online. Call the office.');
    expect(await sentence(held, 100_000)).toContain('Only $700.00 is open');
    expect(await pay(merchant, invoice, 100_000, 'wrong')).toMatchObject({ code: 'denied' });
    expect(await pay(merchant, await anInvoice(merchant), 1_000)).toMatchObject({ code: 'not-found' });
    const foreign = await anIssued(await aBiller(), asked(100_000));
    expect(await pay(merchant, foreign, 100_000)).toMatchObject({ code: 'not-found' });
    await outcome([disconnectStripe, connectStripeInput], merchant.office, {});
    expect(await pay(merchant, invoice, 100_000)).toMatchObject({ code: 'unavailable' });
  });
});

describe('the webhook of connected accounts', () => {
  it('takes an event once, and refuses wrong signatures and copied requests', async () => {
    const merchant = await aMerchant();
    const invoice = await anIssued(merchant, asked(100_000));
    const told = await anAttempt(merchant, invoice, 100_000);
    const body = checkoutEvent('completed', told);
    const deliver = async (signature: string) => {
      const address = `${emulators.functions.url}/${TEST_PROJECT}/us-central1/stripeConnectWebhook`;
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'stripe-signature': signature },
        body,
      });
      return answer.status;
    };
    expect(await deliver('nonsense')).toBe(400);
    expect(await deliver(signatureOf(body, 'whsec_of_somebody_else'))).toBe(400);
    const signature = signatureOf(body, EMULATOR_WEBHOOK_SECRET);
    expect(await deliver(signature)).toBe(200);
    expect(await deliver(signature)).toBe(409);
    expect((await invoiceOf(invoice)).paid).toBe(100_000);
  });

  it('makes one payment of a checkout and its payment intent, in any order and twice', async () => {
    const merchant = await aMerchant();
    const invoice = await anIssued(merchant, asked(100_000));
    const told = await anAttempt(merchant, invoice, 60_000);
    const events = [intentEvent('succeeded', told), checkoutEvent('completed', told)];
    for (const body of [...events, ...events.toReversed()]) await hear(body);
    await Promise.all(events.map((body) => hear(body)));
    expect(await paymentOf(told.payment)).toMatchObject({
      ...{ state: 'settled', amount: 60_000, method: 'Card', payer: 'Client', number: 1 },
      ...{ owner: merchant.owner, unallocated: 0, allocations: [{ invoiceId: invoice, amount: 60_000 }] },
    });
    expect(await invoiceOf(invoice)).toMatchObject({ paid: 60_000, balance: 40_000 });
  });

  it('ignores foreign accounts that name our invoice, other currencies, live events and strange attempts', async () => {
    const [merchant, other] = await Promise.all([aMerchant(), aMerchant()]);
    const invoice = await anIssued(merchant, asked(100_000));
    const told = await anAttempt(merchant, invoice, 100_000);
    expect(await hear(checkoutEvent('completed', { ...told, account: other.account }))).toBe('ignored');
    expect(await hear(checkoutEvent('completed', { ...told, account: 'acct_unknown' }))).toBe('ignored');
    expect(await hear(checkoutEvent('completed', { ...told, currency: 'cad' }))).toBe('ignored');
    expect(await hear(checkoutEvent('completed', { ...told, isLive: true }))).toBe('ignored');
    expect(await hear(checkoutEvent('completed', { ...told, attempt: freshId() }))).toBe('ignored');
    expect(await hear(checkoutEvent('completed', { ...told, attempt: '' }))).toBe('ignored');
    expect(await get(COLLECTIONS.payments, told.payment)).toBeNull();
    expect(await invoiceOf(invoice)).toMatchObject({ paid: 0, balance: 100_000 });
  });

  it('puts two payments of 600 on 1,000 at once, and leaves 200 as credit', async () => {
    const merchant = await aMerchant();
    const invoice = await anIssued(merchant, asked(100_000));
    const first = await anAttempt(merchant, invoice, 60_000);
    // A second window that Stripe had open already.
    const second = { ...first, intent: `pi_${freshId()}` };
    await Promise.all([first, second].map((told) => hear(checkoutEvent('completed', told))));
    const payments = await Promise.all([first, second].map(({ intent }) => paymentOf(`stripe_${intent}`)));
    expect(payments.reduce((sum, { unallocated }) => sum + unallocated, 0)).toBe(20_000);
    expect(new Set(payments.map(({ number }) => number))).toEqual(new Set([1, 2]));
    expect(await invoiceOf(invoice)).toMatchObject({ paid: 100_000, balance: 0, status: 'Paid' });
    const over = payments.find(({ unallocated }) => unallocated > 0);
    await tell(over?.uuid ?? '', null);
    expect(await newsOf(merchant.owner)).toContainEqual('Iris Vale paid by card');
  });

  it('keeps as credit what a credit note has taken off meanwhile', async () => {
    const merchant = await aMerchant();
    const invoice = await anIssued(merchant, asked(100_000));
    const told = await anAttempt(merchant, invoice, 100_000);
    const note = await anInvoice(merchant, {
      ...asked(30_000),
      ...{ kind: 'Credit note', creditOf: invoice },
    });
    const [issued] = await issue(merchant.office, [note]);
    expect(issued).toMatchObject({ problem: '' });
    await hear(checkoutEvent('completed', told));
    expect(await invoiceOf(invoice)).toMatchObject({ paid: 70_000, balance: 0, status: 'Paid' });
    expect(await paymentOf(told.payment)).toMatchObject({ amount: 100_000, unallocated: 30_000 });
  });
});

describe('a payment from a bank account', () => {
  it('is on its way, then arrives', async () => {
    const merchant = await aMerchant();
    const invoice = await anIssued(merchant, asked(100_000));
    const told = await anAttempt(merchant, invoice, 100_000);
    await hear(checkoutEvent('completed', { ...told, isPaid: false }));
    await hear(intentEvent('processing', told));
    expect(await paymentOf(told.payment)).toMatchObject({ state: 'pending', method: 'ACH', number: null });
    expect(await invoiceOf(invoice)).toMatchObject({ pending: 100_000, paid: 0, balance: 100_000 });
    expect(await pay(merchant, invoice, 100_000)).toMatchObject({ code: 'conflict' });
    await hear(checkoutEvent('async_payment_succeeded', told));
    await hear(intentEvent('succeeded', told));
    await hear(intentEvent('processing', told));
    expect(await paymentOf(told.payment)).toMatchObject({ state: 'settled', number: 1 });
    expect(await invoiceOf(invoice)).toMatchObject({ pending: 0, paid: 100_000, status: 'Paid' });
  });

  it('that fails after four days leaves the invoice open, and the office knows', async () => {
    const merchant = await aMerchant();
    const invoice = await anIssued(merchant, asked(100_000));
    const told = await anAttempt(merchant, invoice, 100_000);
    await hear(checkoutEvent('completed', { ...told, isPaid: false }));
    const later = { ...told, at: Date.now() + 4 * 86_400_000, isPaid: false };
    await hear(checkoutEvent('async_payment_failed', later));
    await hear(checkoutEvent('completed', { ...told, isPaid: false }));
    expect(await paymentOf(told.payment)).toMatchObject({ state: 'failed', allocations: [] });
    expect(await invoiceOf(invoice)).toMatchObject({ pending: 0, paid: 0, balance: 100_000, status: 'Sent' });
    await tell(told.payment, 'pending');
    expect(await newsOf(merchant.owner)).toContain('The bank payment of Iris Vale failed');
    expect(urlOf(await pay(merchant, invoice, 100_000))).toContain('testCards');
  });
});

describe('money that goes back', () => {
  /** An invoice of $1,000.00, paid by card. */
  async function aPaid() {
    const merchant = await aMerchant();
    const invoice = await anIssued(merchant, asked(100_000));
    const told = await anAttempt(merchant, invoice, 100_000);
    await hear(checkoutEvent('completed', told));
    return { merchant, invoice, told };
  }

  it('is a refund of 500, then a lost dispute, whatever comes first', async () => {
    for (const isFirst of [true, false]) {
      const { invoice, told } = await aPaid();
      const { account, intent } = told;
      const half = { account, intent, cents: 50_000 };
      const events = [
        outgoingEvent('refund.created', { ...half, id: `re_${intent}` }),
        outgoingEvent('charge.dispute.funds_withdrawn', { ...half, id: `dp_${intent}` }),
      ];
      for (const body of isFirst ? events : events.toReversed()) {
        await hear(body);
        await hear(body);
      }
      expect(await invoiceOf(invoice)).toMatchObject({ paid: 0, balance: 100_000, status: 'Sent' });
      const [refund, dispute] = await Promise.all(
        ['re', 'dp'].map((kind) => paymentOf(`stripe_${kind}_${intent}`)),
      );
      expect(refund).toMatchObject({ kind: 'Refund', amount: 50_000, refundOf: told.payment });
      expect(dispute).toMatchObject({ kind: 'Refund', amount: 50_000, reference: 'Dispute' });
    }
  });

  it('is a reversal when all is disputed, which ends when the business wins', async () => {
    const { merchant, invoice, told } = await aPaid();
    const dispute = { ...told, id: `dp_${told.intent}` };
    await hear(outgoingEvent('charge.dispute.funds_withdrawn', dispute));
    expect(await paymentOf(told.payment)).toMatchObject({ state: 'reversed', allocations: [] });
    expect(await invoiceOf(invoice)).toMatchObject({ paid: 0, balance: 100_000 });
    await tell(told.payment, 'settled');
    expect(await newsOf(merchant.owner)).toContain('Iris Vale disputes a payment');
    await hear(outgoingEvent('charge.dispute.funds_reinstated', dispute));
    await hear(outgoingEvent('charge.dispute.funds_withdrawn', dispute));
    expect(await paymentOf(told.payment)).toMatchObject({ state: 'settled' });
    expect(await invoiceOf(invoice)).toMatchObject({ paid: 100_000, balance: 0, status: 'Paid' });
  });

  it('is known before the payment is', async () => {
    const merchant = await aMerchant();
    const invoice = await anIssued(merchant, asked(100_000));
    const told = await anAttempt(merchant, invoice, 100_000);
    await hear(outgoingEvent('charge.dispute.funds_withdrawn', { ...told, id: `dp_${told.intent}` }));
    expect(await get(COLLECTIONS.payments, told.payment)).toBeNull();
    await hear(checkoutEvent('completed', told));
    expect(await paymentOf(told.payment)).toMatchObject({ state: 'reversed' });
    expect((await invoiceOf(invoice)).balance).toBe(100_000);
  });

  it('counts again when the bank refuses a refund', async () => {
    const { invoice, told } = await aPaid();
    const refund = { ...told, id: `re_${told.intent}`, cents: 30_000 };
    await hear(outgoingEvent('refund.created', refund));
    expect((await invoiceOf(invoice)).balance).toBe(30_000);
    await hear(outgoingEvent('refund.failed', refund));
    expect(await paymentOf(`stripe_${refund.id}`)).toMatchObject({ state: 'reversed' });
    expect(await invoiceOf(invoice)).toMatchObject({ paid: 100_000, balance: 0 });
    expect((await paymentOf(told.payment)).unallocated).toBe(0);
  });

  it('is given by an administrator, within what is left', async () => {
    const { merchant, invoice, told } = await aPaid();
    const refund = (who: Resident, cents: number, requestId = freshId()) =>
      outcome([refundPayment, refundPaymentInput], who, { paymentId: told.payment, cents, requestId });
    const requestId = freshId();
    for (let i = 0; i < 2; i++)
      expect(await refund(merchant.office, 50_000, requestId)).toMatchObject({ code: null });
    expect(await invoiceOf(invoice)).toMatchObject({ paid: 50_000, balance: 50_000 });
    expect(await refund(merchant.office, 50_001)).toMatchObject({
      message: 'At most $500.00 can be given back.',
    });
    expect(await refund(merchant.office, 50_000)).toMatchObject({ code: null });
    expect(await refund(merchant.office, 1)).toMatchObject({
      message: 'All of this payment was given back already.',
    });
    expect(await refund(await resident(), 100)).toMatchObject({ code: 'not-found' });
    const worker = await resident({ companyUuid: merchant.owner });
    expect(await refund(worker, 100)).toMatchObject({ code: 'denied' });
    const reverse = [reversePayment, reversePaymentInput] as const;
    expect(await outcome(reverse, merchant.office, { paymentId: told.payment })).toMatchObject({
      message: 'This payment was made online. Refund it instead.',
    });
  });
});

describe('the account’s pages on the emulators', () => {
  it('let a bank payment arrive, be disputed and won', async () => {
    const merchant: Biller & Merchant = await aMerchant();
    const invoice = await anIssued(merchant, asked(100_000));
    const dashboard = urlOf(await connect(merchant.office));
    expect(await press(dashboard, '')).toContain('No client has paid yet.');
    await press(urlOf(await pay(merchant, invoice, 100_000)), 'bank');
    expect(await press(dashboard, '')).toContain('1000.00 USD, pending');
    expect(await press(dashboard, 'arrives')).toContain('settled');
    expect(await press(dashboard, 'disputed')).toContain('reversed');
    expect(await press(dashboard, 'won')).toContain('settled');
    await press(dashboard, 'refund');
    expect((await invoiceOf(invoice)).balance).toBe(50_000);
  });
});
