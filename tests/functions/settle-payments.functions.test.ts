import { describe, expect, it } from 'vitest';
import { PRESETS } from '@/domain/access/presets';
import {
  correctInvoiceInput,
  releaseHeldBack,
  voidInvoice,
  writeOff,
} from '../../functions/src/callables/invoices/correct-invoice';
import { reversePayment, reversePaymentInput } from '../../functions/src/callables/invoices/reverse-payment';
import { settlePaymentNoted } from '../../functions/src/triggers/payments';
import type { Payment } from '@/domain/payments/payment';
import { COLLECTIONS } from '@/domain/core/collections';
import { handedOffShape } from '@/domain/payments/handoff/handed-off';
import { makeHandedOff } from '@tests/factories/records';
import { db, freshId, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { aBiller, anInvoice, anIssued, aPayment, invoiceOf, issue, paymentOf, someCredit } from './invoices';
import type { Biller } from './invoices';
import { changeOf, COLD, entriesOf, get, put } from './rows';

/** The first event also starts the function's process, beside those of other files. */
const FIRST = { ...COLD, timeout: 90_000 };

const wish = (invoiceId: string, amount: number) => [{ invoiceId, amount }];
const asked = (cents: number) => ({
  lines: [
    {
      ...{ id: 'l1', position: 1, name: 'Work', description: '', quantity: 100, unit: '', waste: 0 },
      ...{ unitPrice: cents, unitCost: 0, taxRate: '', priceItem: '' },
    },
  ],
});

/** Runs the step of the trigger on a stored payment, as its event does. */
async function settle(id: string): Promise<void> {
  await settlePaymentNoted(db, changeOf(id, null, await get(COLLECTIONS.payments, id)));
}

async function aSettled(biller: Biller, overrides: Partial<Payment> = {}): Promise<string> {
  const id = await aPayment(biller, overrides);
  await settle(id);
  return id;
}

describe('a noted payment', () => {
  it('is settled by its trigger, with a receipt number', async () => {
    const biller = await aBiller({ paymentPrefix: 'R-' });
    const invoice = await anIssued(biller, asked(250_000));
    const id = await aPayment(biller, { wished: wish(invoice, 100_000) });
    await expect.poll(async () => (await paymentOf(id)).state, FIRST).toBe('settled');
    expect(await paymentOf(id)).toMatchObject({
      ...{ number: 1, numberPrefix: 'R-', unallocated: 0, allocations: wish(invoice, 100_000) },
    });
    expect(await invoiceOf(invoice)).toMatchObject({
      ...{ status: 'Partially Paid', statusBy: biller.owner, paid: 100_000, balance: 150_000 },
    });
  }, 120_000);

  it('of 5,000 pays two invoices, and its rest the next one by itself', async () => {
    const biller = await aBiller();
    const first = await anIssued(biller, asked(163_367));
    const second = await anIssued(biller, asked(300_000));
    const id = await aSettled(biller, {
      amount: 500_000,
      wished: [...wish(first, 163_367), ...wish(second, 300_000)],
    });
    expect((await paymentOf(id)).unallocated).toBe(36_633);
    expect(await invoiceOf(first)).toMatchObject({ status: 'Paid', balance: 0 });
    expect(await invoiceOf(second)).toMatchObject({ status: 'Paid', balance: 0 });
    const next = await anIssued(biller, asked(100_000));
    expect(await invoiceOf(next)).toMatchObject({ paid: 36_633, balance: 63_367 });
  });

  it('of 600, twice at once on 1,000, leaves 200 as credit, however often it runs', async () => {
    const biller = await aBiller();
    const invoice = await anIssued(biller, asked(100_000));
    const noted = { amount: 60_000, wished: wish(invoice, 60_000) };
    const ids = await Promise.all([aPayment(biller, noted), aPayment(biller, noted)]);
    await Promise.all([...ids, ...ids].map(settle));
    expect(await invoiceOf(invoice)).toMatchObject({ paid: 100_000, balance: 0, status: 'Paid' });
    const payments = await Promise.all(ids.map(paymentOf));
    expect(payments.reduce((sum, { unallocated }) => sum + unallocated, 0)).toBe(20_000);
    expect(new Set(payments.map(({ number }) => number))).toEqual(new Set([1, 2]));
  }, 120_000);

  it('on an invoice that was voided meanwhile, or of a stranger, is credit', async () => {
    const biller = await aBiller();
    const invoice = await anIssued(biller, asked(100_000));
    await correcting(voidInvoice, biller.office, invoice);
    const id = await aSettled(biller, { wished: wish(invoice, 60_000), amount: 60_000 });
    expect(await paymentOf(id)).toMatchObject({ state: 'settled', allocations: [], unallocated: 60_000 });
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'Void', paid: 0 });
    const foreign = await anIssued(await aBiller(), asked(100_000));
    const other = await aSettled(biller, { wished: wish(foreign, 60_000), amount: 60_000 });
    expect((await paymentOf(other)).unallocated).toBe(60_000);
    expect((await invoiceOf(foreign)).paid).toBe(0);
  });

  it('without a wish pays what is due first', async () => {
    const biller = await aBiller();
    const late = await anIssued(biller, { ...asked(70_000), dueOn: '2099-02-01' });
    const early = await anIssued(biller, { ...asked(70_000), dueOn: '2099-01-01' });
    await aSettled(biller, { amount: 100_000 });
    expect((await invoiceOf(early)).balance).toBe(0);
    expect((await invoiceOf(late)).balance).toBe(40_000);
  });

  it('in another currency fails, and changes no invoice', async () => {
    const biller = await aBiller();
    const invoice = await anIssued(biller, asked(100_000));
    const id = await aSettled(biller, { currency: 'CAD', wished: wish(invoice, 1_000) });
    expect(await paymentOf(id)).toMatchObject({ state: 'failed', number: null });
    expect((await invoiceOf(invoice)).paid).toBe(0);
    const entries = await entriesOf('ActivityPriced', id);
    expect(entries.map(({ body }) => String(body))).toContainEqual(
      expect.stringContaining('Payment not counted\nThis business counts in USD'),
    );
  });
});

describe('a refund', () => {
  it('takes credit first, then what was paid last', async () => {
    const biller = await aBiller();
    const invoice = await anIssued(biller, asked(100_000));
    const early = await aSettled(biller, {
      amount: 100_000,
      wished: wish(invoice, 100_000),
      receivedOn: '2026-05-01',
    });
    const later = await aSettled(biller, { amount: 30_000, receivedOn: '2026-06-01' });
    const id = await aSettled(biller, { kind: 'Refund', amount: 50_000 });
    await settle(id);
    expect(await paymentOf(id)).toMatchObject({
      ...{ state: 'settled', unallocated: 30_000, allocations: wish(invoice, 20_000) },
    });
    expect(await paymentOf(later)).toMatchObject({ unallocated: 0 });
    expect(await paymentOf(early)).toMatchObject({ allocations: wish(invoice, 80_000) });
    expect(await invoiceOf(invoice)).toMatchObject({
      paid: 80_000,
      balance: 20_000,
      status: 'Partially Paid',
    });
  });

  it('of more than was paid fails', async () => {
    const biller = await aBiller();
    const credit = await someCredit(biller, 10_000);
    const id = await aSettled(biller, { kind: 'Refund', amount: 10_001 });
    expect((await paymentOf(id)).state).toBe('failed');
    expect((await paymentOf(credit)).unallocated).toBe(10_000);
  });
});

type Correction = typeof voidInvoice;

const correcting = (run: Correction, by: Resident, invoiceId: string) =>
  outcome([run, correctInvoiceInput], by, { invoiceId });

describe('an issued invoice', () => {
  it('is declared void while nothing is paid, once and for good', async () => {
    const biller = await aBiller();
    const invoice = await anIssued(biller);
    await Promise.all([1, 2].map(() => correcting(voidInvoice, biller.office, invoice)));
    expect(await correcting(voidInvoice, biller.office, invoice)).toMatchObject({ code: null });
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'Void', balance: 0, statusBy: biller.owner });
    const paid = await anIssued(biller, asked(100_000));
    await aSettled(biller, { wished: wish(paid, 1_000), amount: 1_000 });
    expect(await correcting(voidInvoice, biller.office, paid)).toMatchObject({
      message: 'A part is paid or credited. Issue a credit note for the rest instead.',
    });
    const handed = await anIssued(biller);
    const handOff = makeHandedOff({ uuid: freshId(), owner: biller.owner, papers: ['another', handed] });
    await put(handedOffShape, handOff.uuid, handOff);
    expect(await correcting(voidInvoice, biller.office, handed)).toMatchObject({
      message: 'Your accountant has this invoice already. Issue a credit note instead.',
    });
    const abroad = await aBiller({ country: 'DE', currency: 'EUR' });
    const german = await anIssued(abroad, { currency: 'EUR' });
    expect(await correcting(voidInvoice, abroad.office, german)).toMatchObject({ code: 'conflict' });
  });

  it('is written off, and a later payment makes the loss smaller', async () => {
    const biller = await aBiller();
    const invoice = await anIssued(biller, asked(100_000));
    expect(await correcting(writeOff, biller.office, invoice)).toMatchObject({ code: null });
    expect(await invoiceOf(invoice)).toMatchObject({
      ...{ status: 'Written Off', writtenOff: 100_000, balance: 0 },
    });
    await aSettled(biller, { amount: 40_000, wished: wish(invoice, 40_000) });
    expect(await invoiceOf(invoice)).toMatchObject({ paid: 40_000, writtenOff: 60_000, balance: 0 });
    expect(await correcting(writeOff, biller.office, await anInvoice(biller))).toMatchObject({
      message: 'Nothing is owed on this invoice.',
    });
  });

  it('releases what it holds back, which takes the credit that waits', async () => {
    const biller = await aBiller();
    const held = { ...asked(100_000), heldBack: 30_000, heldReason: 'Retainage' } as const;
    const invoice = await anIssued(biller, held);
    await aSettled(biller, { amount: 90_000 });
    expect(await invoiceOf(invoice)).toMatchObject({ paid: 70_000, balance: 30_000 });
    await Promise.all([1, 2].map(() => correcting(releaseHeldBack, biller.office, invoice)));
    const after = await invoiceOf(invoice);
    expect(after).toMatchObject({ paid: 90_000, balance: 10_000, status: 'Partially Paid' });
    expect(after.heldReleasedAt).not.toBeNull();
    expect(await correcting(releaseHeldBack, biller.office, await anIssued(biller))).toMatchObject({
      message: 'Nothing is held back on this invoice.',
    });
  });

  it('is corrected by people with the right alone', async () => {
    const biller = await aBiller();
    const invoice = await anIssued(biller);
    const coordinator = await resident({
      companyUuid: biller.owner,
      permissionLevel: [...PRESETS.Coordinator],
    });
    for (const run of [voidInvoice, writeOff, releaseHeldBack]) {
      expect(await correcting(run, coordinator, invoice)).toMatchObject({ code: 'denied' });
      expect(await correcting(run, await resident(), invoice)).toMatchObject({ code: 'not-found' });
    }
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'Sent', heldReleasedAt: null });
  });
});

describe('reversePayment', () => {
  const reverse = (by: Resident, paymentId: string) =>
    outcome([reversePayment, reversePaymentInput], by, { paymentId });

  it('makes its invoices owed again, once', async () => {
    const biller = await aBiller();
    const invoice = await anIssued(biller, asked(100_000));
    const id = await aSettled(biller, { amount: 120_000 });
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'Paid' });
    await Promise.all([1, 2].map(() => reverse(biller.office, id)));
    expect(await reverse(biller.office, id)).toMatchObject({ code: null });
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'Sent', paid: 0, balance: 100_000 });
    expect(await paymentOf(id)).toMatchObject({ state: 'reversed', allocations: [], unallocated: 0 });
    const [next] = await issue(biller.office, [await anInvoice(biller)]);
    expect(next).toMatchObject({ problem: '' });
  });

  it('refuses refunds, and people without the right', async () => {
    const biller = await aBiller();
    await someCredit(biller, 10_000);
    const id = await aSettled(biller, { kind: 'Refund', amount: 10_000 });
    expect(await reverse(biller.office, id)).toMatchObject({ code: 'conflict' });
    expect(await reverse(await resident(), id)).toMatchObject({ code: 'not-found' });
  });
});
