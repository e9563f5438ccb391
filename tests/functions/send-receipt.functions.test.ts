import { describe, expect, it } from 'vitest';
import { PRESETS } from '@/domain/access/presets';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Payment } from '@/domain/payments/payment';
import { DAY_MS } from '@/domain/time/time';
import { sendReceipt, sendReceiptInput } from '../../functions/src/callables/invoices/send-receipt';
import { settlePaymentNoted } from '../../functions/src/triggers/payments';
import { db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { linkIn } from './estimates';
import { aBiller, anIssued, aPayment, invoiceOf, paymentOf } from './invoices';
import type { Biller } from './invoices';
import { aPlan, aTracker, changeOf, entriesOf, get } from './rows';

const TO = 'iris@example.com';

/** A business with a plan, long enough that mail goes to any address. */
async function aSender() {
  const biller = await aBiller({ paymentPrefix: 'R-' });
  await aPlan(biller.owner, 1, Date.now() - 20 * DAY_MS);
  return biller;
}

/** Runs the step of the trigger on a stored payment, as its event does. */
async function settle(id: string): Promise<void> {
  await settlePaymentNoted(db, changeOf(id, null, await get(COLLECTIONS.payments, id)));
}

async function aSettled(biller: Biller, overrides: Partial<Payment> = {}): Promise<string> {
  const id = await aPayment(biller, overrides);
  await settle(id);
  return id;
}

const mailOf = (paymentId: string) => get(COLLECTIONS.outbox, `receipt-${paymentId}`);
const bodiesOf = async (paymentId: string) =>
  (await entriesOf('ActivityPriced', paymentId)).map(({ body }) => String(body));

describe('a payment that names where its receipt goes', () => {
  it('mails it as it is settled, once under retries', async () => {
    const biller = await aSender();
    const { office, owner, customerId } = biller;
    const invoice = await anIssued(biller);
    const wished = [{ invoiceId: invoice, amount: 100_000 }];
    const id = await aPayment(biller, { receiptTo: TO, wished });
    await Promise.all([settle(id), settle(id)]);
    await settle(id);
    const payment = await paymentOf(id);
    expect(payment).toMatchObject({ state: 'settled', number: 1 });
    expect(payment.receiptAt).not.toBeNull();
    const mail = await mailOf(id);
    expect(mail).toMatchObject({ to: [TO], replyTo: office.email });
    expect(mail?.['message'].subject).toBe('Receipt R-1 from Slate & Sons');
    expect(mail?.['message'].text).toContain('thank you: we received $1,000.00');
    expect(mail?.['message'].text).toContain(`?invoice=${invoice}`);
    const links = await db.collection(COLLECTIONS.tracking).where('customerId', '==', customerId).get();
    expect(links.docs).toHaveLength(1);
    expect(await bodiesOf(id)).toContain(`Receipt mailed\nTo ${TO}`);
    const copies = await db.collection(COLLECTIONS.mail).where('person', '==', owner).get();
    expect(copies.docs.map((doc) => doc.data())).toMatchObject([{ recordNoun: 'payment', recordId: id }]);
    expect((await invoiceOf(invoice)).paid).toBe(100_000);
  });

  it.each<[string, Partial<Payment>, string]>([
    ['an address that is none', { receiptTo: 'iris' }, 'This does not look like an e-mail address.'],
    ['a tracker that is gone', { receiptTo: TO, trackerId: 'gone-tracker' }, 'This is not there any more.'],
  ])('is settled all the same with %s, and the history says why', async (_, fields, why) => {
    const biller = await aSender();
    const id = await aSettled(biller, fields);
    expect(await paymentOf(id)).toMatchObject({ state: 'settled', receiptAt: null });
    expect(await mailOf(id)).toBeNull();
    expect(await bodiesOf(id)).toContain(`Receipt not mailed\n${why}`);
  });

  it('mails nothing where it is not counted, or names no address', async () => {
    const biller = await aSender();
    const failed = await aSettled(biller, { receiptTo: TO, currency: 'CAD' });
    const silent = await aSettled(biller);
    for (const id of [failed, silent]) expect(await mailOf(id)).toBeNull();
    expect((await paymentOf(silent)).state).toBe('settled');
  });
});

const send = (by: Resident, paymentId: string, sending: object = {}) =>
  outcome([sendReceipt, sendReceiptInput], by, {
    ...{ paymentId, to: [TO], subject: '', body: 'Dear Iris', requestId: freshId(), ...sending },
  });

describe('sendReceipt', () => {
  it('mails the receipt of a payment and of a refund, once per press', async () => {
    const biller = await aSender();
    const { office, owner, customerId } = biller;
    const trackerId = await aTracker(owner, { customerId });
    const id = await aSettled(biller, { trackerId });
    const requestId = freshId();
    const [first, second] = await Promise.all([1, 2].map(() => send(office, id, { requestId })));
    expect(second?.result).toEqual(first?.result);
    const mail = await get(COLLECTIONS.outbox, `payment-${office.uid}-${requestId}`);
    expect(mail?.['message'].subject).toBe('Receipt R-1 from Slate & Sons');
    expect(mail?.['message'].text).toContain(`/tracking/${linkIn(first?.result)}`);
    expect((await bodiesOf(id)).filter((body) => body.startsWith('Receipt mailed'))).toHaveLength(1);
    const refund = await aSettled(biller, { kind: 'Refund', amount: 10_000, trackerId });
    expect(await send(office, refund)).toMatchObject({ code: null });
  });

  it('goes on where the month of the free plan is full', async () => {
    const biller = await aSender();
    const { owner, office } = biller;
    const id = await aSettled(biller);
    await db.collection(COLLECTIONS.entitlements).doc(owner).delete();
    const month = new Date().toISOString().slice(0, 7);
    await db.collection(COLLECTIONS.limits).doc(`papers_${owner}_${month}`).set({ count: 999 });
    expect(await send(office, id, { to: [] })).toMatchObject({ code: null });
  });

  it('is refused before the payment is settled, and to people without the right', async () => {
    const biller = await aSender();
    const noted = await aPayment(biller, { state: 'failed' });
    expect(await send(biller.office, noted)).toMatchObject({
      code: 'conflict',
      message: 'A payment has its receipt once it is settled.',
    });
    const id = await aSettled(biller);
    const companyUuid = biller.owner;
    const coordinator = await resident({ companyUuid, permissionLevel: [...PRESETS.Coordinator] });
    expect(await send(coordinator, id)).toMatchObject({ code: 'denied' });
    expect(await send(await resident(), id)).toMatchObject({ code: 'not-found' });
  });
});
