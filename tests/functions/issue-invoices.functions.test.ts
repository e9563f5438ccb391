import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '@/domain/access/presets';
import { COLLECTIONS } from '@/domain/core/collections';
import { readIssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { grossOf, taxOf } from '@/domain/money/rate-sums';
import { makeInvoice } from '@tests/factories/records';
import { issueInvoices, issueInvoicesInput } from '../../functions/src/callables/invoices/issue-invoices';
import { nextNumbers, nextNumbersInput } from '../../functions/src/callables/invoices/next-numbers';
import { setNextNumber, setNextNumberInput } from '../../functions/src/callables/invoices/set-next-number';
import { db, outcome, resident } from './emulator';
import type { Resident } from './emulator';
import { aBiller, anInvoice, anIssued, invoiceOf, issue, paymentOf, someCredit } from './invoices';
import type { Biller } from './invoices';
import { COLD, entriesOf, get } from './rows';

const paperOf = (id: string) => get(COLLECTIONS.issuedPapers, `${id}_1`);
const many = (biller: Biller, count: number, overrides: Partial<Invoice> = {}) =>
  Promise.all(Array.from({ length: count }, () => anInvoice(biller, overrides)));

const line = makeInvoice().lines[0];
const linesOf = (...prices: readonly number[]) =>
  prices.flatMap((unitPrice, at) =>
    line ? [{ ...line, id: `l${at}`, position: at + 1, quantity: 100, unitPrice, unitCost: 7 }] : [],
  );

/** One rate of 8.875 % on every line. */
const taxed = (...prices: readonly number[]): Partial<Invoice> => ({
  taxRates: [{ id: 's', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: 8_875 }] }],
  lines: linesOf(...prices).map((one) => ({ ...one, taxRate: 's' })),
});

const aCreditNote = (biller: Biller, creditOf: string, overrides: Partial<Invoice>) =>
  anInvoice(biller, { kind: 'Credit note', creditOf, ...overrides });

describe('issueInvoices', () => {
  it('numbers a draft, freezes it without costs, and says so on it', async () => {
    const biller = await aBiller();
    const { owner, office } = biller;
    const id = await anInvoice(biller, taxed(1_005, 1_005, 1_005));
    const now = Date.parse('2027-01-31T18:00:00Z');
    expect(await issue(office, [id], now)).toEqual([{ id, number: 'INV-1', problem: '' }]);
    const invoice = await invoiceOf(id);
    expect(invoice).toMatchObject({
      ...{ number: 1, numberPrefix: 'INV-', status: 'Sent', statusBy: owner },
      ...{ issuedOn: '2027-01-31', dueOn: '2027-03-02', issuedAt: now },
      ...{ total: 3_283, balance: 3_283, paid: 0 },
    });
    expect(taxOf(invoice.groups)).toBe(268);
    expect(invoice.customerKey).toBe('iris vale');
    const paper = await paperOf(id);
    expect(paper).toMatchObject({ owner, assignees: [owner], noun: 'invoice', recordId: id, version: 1 });
    const json = String(paper?.['json']);
    expect(paper?.['sha256']).toBe(createHash('sha256').update(json).digest('hex'));
    const issued = readIssuedInvoice(json);
    expect(issued).toMatchObject({ number: 'INV-1', total: 3_283, dueOn: '2027-03-02', credits: '' });
    expect(issued?.business.name).toBe('Slate & Sons');
    expect(issued?.client).toEqual({ name: 'Iris Vale', address: '12 Oak St, Arlington, TX' });
    expect(issued?.lines.map(({ unitCost }) => unitCost)).toEqual([0, 0, 0]);
  });

  it('tells its history to people who see prices alone', async () => {
    const biller = await aBiller();
    const id = await anIssued(biller);
    await expect
      .poll(async () => JSON.stringify(await entriesOf('ActivityPriced', id)), COLD)
      .toMatch(/"status".*"Sent"/);
    expect(await entriesOf('Activity', id)).toEqual([]);
  });

  it('gives consecutive numbers to 50 calls at once with overlapping drafts', async () => {
    const biller = await aBiller();
    const ids = await many(biller, 25);
    const calls = [...ids, ...ids.toReversed()].map((id) => [id]);
    expect(calls).toHaveLength(50);
    const answers = (await Promise.all(calls.map((some) => issue(biller.office, some)))).flat();
    expect(answers.filter(({ problem }) => problem !== '')).toEqual([]);
    const numbers = await Promise.all(ids.map(async (id) => (await invoiceOf(id)).number));
    expect(numbers.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(ids.map((_, at) => at + 1));
    for (const { id, number } of answers) expect(number).toBe(`INV-${numbers[ids.indexOf(id)]}`);
    // The emulator lets transactions on one counter wait for seconds.
  }, 180_000);

  it('issues 19 of 20 and explains the one without an address', async () => {
    const biller = await aBiller();
    const ids = [...(await many(biller, 19)), await anInvoice(biller, { streetAddress: '' })];
    const results = await issue(biller.office, ids);
    expect(results.slice(0, 19).map(({ number }) => number)).toEqual(
      Array.from({ length: 19 }, (_, at) => `INV-${at + 1}`),
    );
    expect(results[19]).toEqual({ id: ids[19], number: '', problem: 'Write the street address.' });
    expect(await invoiceOf(ids[19] ?? '')).toMatchObject({ number: null, status: 'Draft' });
  }, 60_000);

  it('returns what is issued already unchanged, and goes on where a call ended half-way', async () => {
    const biller = await aBiller();
    const ids = await many(biller, 3);
    await issue(biller.office, ids.slice(0, 2));
    const before = await Promise.all(ids.slice(0, 2).map(invoiceOf));
    const again = await issue(biller.office, ids, Date.now() + 5_000);
    expect(again.map(({ number }) => number)).toEqual(['INV-1', 'INV-2', 'INV-3']);
    expect((await Promise.all(ids.slice(0, 2).map(invoiceOf))).map(({ issuedAt }) => issuedAt)).toEqual(
      before.map(({ issuedAt }) => issuedAt),
    );
  });

  it('dates by the clock of the business, never before the last one, with the year in the prefix', async () => {
    const biller = await aBiller({ invoicePrefix: 'YYYY-' });
    const [first = '', second = '', third = ''] = await many(biller, 3);
    const lastNight = Date.parse('2027-01-01T05:30:00Z');
    expect(await issue(biller.office, [first], lastNight)).toMatchObject([{ number: '2026-1' }]);
    expect((await invoiceOf(first)).issuedOn).toBe('2026-12-31');
    await issue(biller.office, [second], lastNight + 3_600_000);
    await db.collection(COLLECTIONS.settings).doc(biller.owner).update({ timeZone: 'Pacific/Honolulu' });
    await issue(biller.office, [third], lastNight + 3_600_000);
    expect(await invoiceOf(second)).toMatchObject({ numberPrefix: '2027-', issuedOn: '2027-01-01' });
    expect(await invoiceOf(third)).toMatchObject({ number: 3, issuedOn: '2027-01-01' });
  });

  it.each<[string, object, string]>([
    ['zero lines', { lines: [] }, 'Add at least one line.'],
    [
      'lines of wrong types',
      { lines: [{ quantity: 'many' }] },
      'A part of this invoice cannot be read. Open it and write that part again.',
    ],
    [
      'another currency',
      { currency: 'CAD' },
      'This business counts in USD; amounts of another currency cannot be added.',
    ],
    ['a customer who was erased', { customerId: 'gone' }, 'Choose a customer.'],
  ])('refuses a draft with %s, and takes no number for it', async (_, fields, problem) => {
    const biller = await aBiller();
    const id = await anInvoice(biller);
    await db.collection(COLLECTIONS.invoices).doc(id).update(fields);
    expect(await issue(biller.office, [id])).toEqual([{ id, number: '', problem }]);
    expect(await issue(biller.office, [await anInvoice(biller)])).toMatchObject([{ number: 'INV-1' }]);
    expect(await paperOf(id)).toBeNull();
  });

  it('never uses a registered number again', async () => {
    const biller = await aBiller();
    await anIssued(biller);
    await db.collection(COLLECTIONS.numbers).doc(`${biller.owner}_invoice`).delete();
    const id = await anInvoice(biller);
    expect(await issue(biller.office, [id])).toMatchObject([
      { number: '', problem: 'Number 1 is given already. Set a higher one in the company settings.' },
    ]);
    expect((await invoiceOf(id)).number).toBeNull();
  });

  it('is refused to people without the right, and to strangers', async () => {
    const biller = await aBiller();
    const id = await anInvoice(biller);
    expect(await issue(await resident(), [id])).toMatchObject([
      { number: '', problem: expect.stringMatching(/./) },
    ]);
    for (const preset of ['Field worker', 'Coordinator'] as const) {
      const person = await resident({ companyUuid: biller.owner, permissionLevel: [...PRESETS[preset]] });
      expect(await issue(person, [id])).toMatchObject([{ number: '' }]);
    }
    const input = { ids: Array.from({ length: 21 }, () => id) };
    expect(await outcome([issueInvoices, issueInvoicesInput], biller.office, input)).toMatchObject({
      code: 'invalid',
    });
    expect((await invoiceOf(id)).number).toBeNull();
  });

  it('is paid when nothing is asked, and paid with the credit of the customer', async () => {
    const biller = await aBiller();
    const free = await anIssued(biller, { discountPercent: 100_000 });
    expect(await invoiceOf(free)).toMatchObject({ status: 'Paid', total: 0, balance: 0 });
    const credit = await someCredit(biller, 36_633);
    const id = await anIssued(biller);
    expect(await invoiceOf(id)).toMatchObject({
      ...{ status: 'Partially Paid', paid: 36_633, balance: 470_400 - 36_633 },
    });
    expect(await paymentOf(credit)).toMatchObject({
      ...{ unallocated: 0, allocations: [{ invoiceId: id, amount: 36_633 }] },
    });
  });
});

describe('setNextNumber', () => {
  const set = (by: Resident, next: number) =>
    outcome([setNextNumber, setNextNumberInput], by, { kind: 'Invoice', next });

  it('goes on from a higher number, and never back', async () => {
    const biller = await aBiller();
    expect(await set(biller.office, 1_043)).toMatchObject({ code: null });
    expect(await set(biller.office, 1_043)).toMatchObject({ code: null });
    expect(await outcome([nextNumbers, nextNumbersInput], biller.office, {})).toMatchObject({
      result: { invoice: 1_043, creditNote: 1 },
    });
    expect(await issue(biller.office, [await anInvoice(biller)])).toMatchObject([{ number: 'INV-1043' }]);
    expect(await set(biller.office, 1_043)).toMatchObject({
      message: 'Number 1043 is given already. Write a higher one.',
    });
    expect(await issue(biller.office, [await anInvoice(biller)])).toMatchObject([{ number: 'INV-1044' }]);
  });

  it('is refused to employees', async () => {
    const biller = await aBiller();
    const office = await resident({ companyUuid: biller.owner, permissionLevel: [...PRESETS.Manager] });
    expect(await set(office, 2)).toMatchObject({ code: 'denied' });
    expect(await outcome([nextNumbers, nextNumbersInput], office, {})).toMatchObject({ code: 'denied' });
  });
});

describe('a credit note', () => {
  it('has a series of its own, and three of a third each take exactly the tax', async () => {
    const biller = await aBiller();
    const id = await anIssued(biller, taxed(1_005, 1_005, 1_005));
    const notes = [];
    for (const _ of [1, 2, 3]) {
      const note = await aCreditNote(biller, id, taxed(1_005));
      expect(await issue(biller.office, [note])).toMatchObject([{ number: `CN-${notes.length + 1}` }]);
      notes.push(await invoiceOf(note));
    }
    expect(notes.map(({ groups }) => taxOf(groups))).toEqual([89, 90, 89]);
    expect(notes.reduce((sum, { groups }) => sum + grossOf(groups), 0)).toBe(3_283);
    expect(notes[0]).toMatchObject({ status: 'Sent', balance: 0, dueOn: '' });
    expect(await invoiceOf(id)).toMatchObject({ credited: 3_283, balance: 0, status: 'Paid' });
    expect(readIssuedInvoice(String((await paperOf(notes[0]?.uuid ?? ''))?.['json']))?.credits).toBe('INV-1');
  });

  it('takes an amount to the cent, with its share of the tax', async () => {
    const biller = await aBiller();
    const id = await anIssued(biller, taxed(1_005, 1_005, 1_005));
    const [first, changed] = await Promise.all([
      // A share of 10.95 has 10.06 without its tax.
      aCreditNote(biller, id, { ...taxed(1_006), wantedGross: 1_095 }),
      aCreditNote(biller, id, { ...taxed(500), wantedGross: 1_095 }),
    ]);
    expect(await issue(biller.office, [first, changed])).toMatchObject([{ problem: '' }, { problem: '' }]);
    expect(await invoiceOf(first)).toMatchObject({ total: 1_095 });
    // Its lines were changed since.
    expect(await invoiceOf(changed)).toMatchObject({ total: 544 });
    expect(await invoiceOf(id)).toMatchObject({ credited: 1_639, balance: 3_283 - 1_639 });
  });

  it('takes back no more than is left, of issued invoices alone', async () => {
    const biller = await aBiller();
    const id = await anIssued(biller, { lines: linesOf(10_000) });
    const problemOf = async (creditOf: string, cents: number) => {
      const note = await aCreditNote(biller, creditOf, { lines: linesOf(cents) });
      return (await issue(biller.office, [note]))[0]?.problem;
    };
    expect(await problemOf(id, 6_000)).toBe('');
    expect(await problemOf(id, 4_001)).toBe('More cannot be credited than is left of the invoice.');
    const draft = await anInvoice(biller);
    expect(await problemOf(draft, 1)).toBe('Only an issued invoice can be credited.');
    expect(await problemOf(await anIssued(await aBiller()), 1)).toBe(
      'Only an issued invoice can be credited.',
    );
  });
});
