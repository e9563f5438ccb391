import { describe, expect, it } from 'vitest';
import { COLLECTIONS, publicCollection } from '@/domain/core/collections';
import type { Invoice } from '@/domain/invoices/invoice';
import { readIssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import { issuedCopyId, moneyCopyShape } from '@/domain/tracking/money-copy';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import { correctInvoiceInput, voidInvoice } from '../../functions/src/callables/invoices/correct-invoice';
import { reversePayment, reversePaymentInput } from '../../functions/src/callables/invoices/reverse-payment';
import { respondOnTracking } from '../../functions/src/callables/public/respond-on-tracking';
import { unlockTracking } from '../../functions/src/callables/public/unlock-tracking';
import { refreshMoney } from '../../functions/src/estimates/page-money';
import { readRecord } from '../../functions/src/records';
import { moneyOfInvoice, moneyOfPayment } from '../../functions/src/triggers/page-money';
import { settlePaymentNoted } from '../../functions/src/triggers/payments';
import { db, freshId, outcome } from './emulator';
import { aBiller, anInvoice, anIssued, aPayment, invoiceOf, paymentOf, someCredit } from './invoices';
import type { Biller } from './invoices';
import { publicDoc } from './estimates';
import { aCustomer, aLink, aTracker, changeOf, COLD, entriesOf, get, SOON } from './rows';

/** The first event also starts the function's process, beside those of other files; those of other tests come after it. */
const FIRST = { ...COLD, timeout: 90_000 };

/** A business with a customer whose page is open; before the sale without a tracker. */
async function aPage({ isSold = true } = {}) {
  const business = await aBiller({ paymentPrefix: 'R-' });
  const { owner } = business;
  // With the phone from the start: the event of a changed one would lock the page later.
  const customerId = await aCustomer(owner, { assignees: [owner], phone: '(817) 555-0112' });
  const biller = { ...business, customerId };
  const trackerId = isSold ? await aTracker(owner, { customerId, assignees: [owner] }) : '';
  const link = await aLink(owner, trackerId, { customerId, state: 'active' });
  return { ...biller, biller, trackerId, link };
}

async function unlocked(link: string): Promise<string> {
  return (await unlockTracking(db, { link, digits: '0112' }, Date.now())).key;
}

async function moneyOf(link: string, key: string): Promise<MoneyCopy> {
  return readRecord(moneyCopyShape, (await publicDoc(link, key)) ?? {});
}

const shownIds = async (link: string, key: string) => (await moneyOf(link, key)).invoices.map(({ id }) => id);

async function aSettled(biller: Biller, overrides: Parameters<typeof aPayment>[1]): Promise<string> {
  const id = await aPayment(biller, overrides);
  await settlePaymentNoted(db, changeOf(id, null, await get(COLLECTIONS.payments, id)));
  return id;
}

const view = (page: { readonly link: string; readonly key: string }, invoiceId: string, now = Date.now()) =>
  respondOnTracking(db, { ...page, requestId: freshId(), kind: 'invoiceViewed', invoiceId }, now).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('a page that a device has opened', () => {
  it('follows its invoices and payments, and writes nothing twice', async () => {
    const { biller, office, trackerId, link } = await aPage();
    const key = await unlocked(link);
    const id = await anIssued(biller, { trackerId });
    await expect.poll(() => shownIds(link, key), FIRST).toEqual([id]);
    const payment = await aPayment(biller, { trackerId, amount: 470_400 });
    const statusOf = async () => (await moneyOf(link, key)).invoices[0]?.status;
    await expect.poll(statusOf, FIRST).toBe('Paid');
    await expect.poll(async () => (await moneyOf(link, key)).receipts.length, SOON).toBe(1);
    const writtenAt = async () =>
      (await db.collection(publicCollection(link)).doc(key).get()).updateTime?.toMillis();
    const before = await writtenAt();
    // Events come twice, and in any order.
    const [invoice, paid] = [await get(COLLECTIONS.invoices, id), await get(COLLECTIONS.payments, payment)];
    await moneyOfPayment(db, changeOf(payment, null, paid));
    await moneyOfInvoice(db, changeOf(id, null, invoice));
    await refreshMoney(db, link);
    expect(await writtenAt()).toBe(before);
    await outcome([reversePayment, reversePaymentInput], office, { paymentId: payment });
    await expect.poll(statusOf, SOON).toBe('Sent');
    expect((await paymentOf(payment)).state).toBe('reversed');
    await expect.poll(async () => (await moneyOf(link, key)).receipts, SOON).toEqual([]);
    await outcome([voidInvoice, correctInvoiceInput], office, { invoiceId: id });
    await expect.poll(() => shownIds(link, key), SOON).toEqual([]);
    expect(await publicDoc(link, issuedCopyId(key, id))).toBeNull();
  }, 180_000);

  it.each([
    [
      'is paused',
      (link: string) => db.collection(COLLECTIONS.tracking).doc(link).update({ state: 'paused' }),
    ],
    [
      'is revoked',
      (link: string) => db.collection(COLLECTIONS.tracking).doc(link).update({ state: 'revoked' }),
    ],
  ])('loses its money when the link %s', async (_, stop) => {
    const { biller, trackerId, link } = await aPage();
    const id = await anIssued(biller, { trackerId });
    const key = await unlocked(link);
    expect(await publicDoc(link, issuedCopyId(key, id))).not.toBeNull();
    await stop(link);
    await refreshMoney(db, link);
    expect([await publicDoc(link, key), await publicDoc(link, issuedCopyId(key, id))]).toEqual([null, null]);
  });

  it('loses its money when the client has another phone', async () => {
    const { biller, trackerId, customerId, link } = await aPage();
    const id = await anIssued(biller, { trackerId });
    const key = await unlocked(link);
    await db.collection(COLLECTIONS.customers).doc(customerId).update({ phone: '(817) 555-0199' });
    await expect.poll(() => publicDoc(link, key), FIRST).toBeNull();
    expect(await publicDoc(link, issuedCopyId(key, id))).toBeNull();
  }, 120_000);

  it('says nothing of money to a wrong key', async () => {
    const { biller, trackerId, link } = await aPage();
    const id = await anIssued(biller, { trackerId });
    await unlocked(link);
    expect(await publicDoc(link, 'some-other-key')).toBeNull();
    expect(await view({ link, key: 'some-other-key' }, id)).toMatch(/last four digits/);
    expect((await invoiceOf(id)).viewedAt).toBeNull();
  });
});

describe('the money of a client’s page', () => {
  it('has the invoice as it was issued, its sums and payments, and nothing of the office’s own', async () => {
    const { biller, trackerId, link } = await aPage();
    const id = await anIssued(biller, { trackerId, internalNotes: 'Pays late, says Bob.' });
    await aSettled(biller, { trackerId, amount: 100_000, note: 'By the gate.', payer: 'Insurance' });
    const key = await unlocked(link);
    const money = await moneyOf(link, key);
    expect(money).toMatchObject({
      ...{ estimates: [], credit: 0, payments: 'off', isPartAllowed: false, mostCents: 0 },
      invoices: [
        {
          ...{ id, kind: 'Invoice', number: 'INV-1', status: 'Partially Paid', currency: 'USD' },
          ...{ total: 470_400, paid: 100_000, balance: 370_400 },
        },
      ],
      receipts: [
        {
          ...{ kind: 'Payment', number: 'R-1', amount: 100_000, method: 'Check', payer: 'Insurance' },
          allocations: [{ invoiceId: id, amount: 100_000 }],
        },
      ],
    });
    const copy = await publicDoc(link, issuedCopyId(key, id));
    expect(readIssuedInvoice(String(copy?.['json']))).toMatchObject({ number: 'INV-1', total: 470_400 });
    const docs = (await db.collection(publicCollection(link)).get()).docs.map((doc) => doc.data());
    const text = JSON.stringify(docs);
    for (const own of ['Pays late', 'By the gate', 'internalNotes', 'salesperson'])
      expect(text).not.toContain(own);
    expect(JSON.parse(String(copy?.['json'])).lines[0].unitCost ?? 0).toBe(0);
  });

  it('leaves out drafts, void ones, other trackers, other customers and other businesses', async () => {
    const { biller, owner, office, trackerId, customerId, link } = await aPage();
    const own = await anIssued(biller, { trackerId });
    const ofCustomer = await anIssued(biller);
    const credit = await anIssued(biller, { trackerId, kind: 'Credit note', creditOf: own });
    await anInvoice(biller, { trackerId });
    const gone = await anIssued(biller, { trackerId });
    await outcome([voidInvoice, correctInvoiceInput], office, { invoiceId: gone });
    const elsewhere = await aTracker(owner, { customerId });
    await anIssued(biller, { trackerId: elsewhere });
    await anIssued({ ...biller, customerId: await aCustomer(owner) });
    const stranger = await aBiller();
    await anIssued(stranger, { trackerId });
    const key = await unlocked(link);
    expect((await shownIds(link, key)).toSorted()).toEqual([own, ofCustomer, credit].toSorted());
  });

  it('shows a deposit before the sale, and all of a customer whose page has no tracker yet', async () => {
    const { biller, owner, customerId, link } = await aPage({ isSold: false });
    const deposit = await anIssued(biller);
    const earlier = await anIssued(biller, { trackerId: await aTracker(owner, { customerId }) });
    const key = await unlocked(link);
    expect((await shownIds(link, key)).toSorted()).toEqual([deposit, earlier].toSorted());
  });

  it('tells of a payment over several trackers only what it brings here', async () => {
    const { biller, owner, trackerId, customerId, link } = await aPage();
    const own = await anIssued(biller, { trackerId });
    const other = await anIssued(biller, { trackerId: await aTracker(owner, { customerId }) });
    await aSettled(biller, {
      amount: 300_000,
      wished: [
        { invoiceId: own, amount: 120_000 },
        { invoiceId: other, amount: 180_000 },
      ],
    });
    const key = await unlocked(link);
    const { receipts } = await moneyOf(link, key);
    expect(receipts).toMatchObject([{ amount: 120_000, allocations: [{ invoiceId: own, amount: 120_000 }] }]);
  });

  it('shows what is credit, and a refund', async () => {
    const { biller, trackerId, link } = await aPage();
    await someCredit(biller, 36_633);
    await aPayment(biller, {
      trackerId,
      kind: 'Refund',
      amount: 5_000,
      state: 'settled',
      unallocated: 5_000,
    });
    const key = await unlocked(link);
    const money = await moneyOf(link, key);
    expect(money.credit).toBe(36_633);
    const told = money.receipts.map(({ kind, amount }) => `${kind} ${amount}`);
    expect(told.toSorted()).toEqual(['Payment 36633', 'Refund 5000']);
  });

  it('copies many papers, a few in each transaction', async () => {
    const { biller, trackerId, link } = await aPage();
    const ids: string[] = [];
    for (let made = 0; made < 7; made += 1) ids.push(await anIssued(biller, { trackerId }));
    const key = await unlocked(link);
    expect(await shownIds(link, key)).toEqual(ids.toReversed());
    for (const id of ids) expect(await publicDoc(link, issuedCopyId(key, id))).not.toBeNull();
  });

  it('shows invoices without a paper, however many', async () => {
    const { biller, trackerId, link } = await aPage();
    const issuedOn = '2026-11-20';
    for (let made = 1; made < 8; made += 1)
      await anInvoice(biller, {
        trackerId,
        number: made,
        issuedOn,
        total: 100,
        balance: 100,
        status: 'Sent',
      });
    expect(await shownIds(link, await unlocked(link))).toHaveLength(7);
  });
});

describe('a look at an invoice', () => {
  const viewed = async (overrides: Partial<Invoice> = {}) => {
    const page = await aPage();
    const id = await anIssued(page.biller, { trackerId: page.trackerId, ...overrides });
    return { ...page, id, opened: { link: page.link, key: await unlocked(page.link) } };
  };

  it('moves it to Viewed once, and is told without an amount', async () => {
    const { id, opened } = await viewed();
    const at = Date.now();
    expect([await view(opened, id, at), await view(opened, id, at + 60_000)]).toEqual([null, null]);
    expect(await invoiceOf(id)).toMatchObject({ status: 'Viewed', viewedAt: at, statusAt: at, statusBy: '' });
    const entries = (await entriesOf('ActivityPriced', id)).filter(({ kind }) => kind === 'opened');
    expect(entries).toMatchObject([{ byName: 'Iris Vale', body: '', changes: [] }]);
  });

  it('moves nothing back that is paid or partly paid', async () => {
    const { id, opened, biller, trackerId } = await viewed();
    await aSettled(biller, { trackerId, amount: 100_000 });
    expect(await view(opened, id)).toBeNull();
    expect(await invoiceOf(id)).toMatchObject({ status: 'Partially Paid', paid: 100_000, balance: 370_400 });
    expect((await invoiceOf(id)).viewedAt).not.toBeNull();
  });

  it('is refused for one that this page does not show', async () => {
    const { opened, biller, owner, customerId, trackerId } = await viewed();
    const other = await anIssued(biller, { trackerId: await aTracker(owner, { customerId }) });
    const draft = await anInvoice(biller, { trackerId });
    for (const id of [other, draft, freshId()])
      expect(await view(opened, id)).toBe('This is not there any more.');
    expect((await invoiceOf(other)).status).toBe('Sent');
  });
});
