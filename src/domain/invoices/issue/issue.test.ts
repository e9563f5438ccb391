import { describe, expect, it } from 'vitest';
import { makeIssued } from '@tests/factories/issued-invoice';
import { billedLine } from '../contents/billed-lines';
import type { Invoice } from '../invoice';
import { creditProblem, voidProblem, writeOffProblem } from './correction-problems';
import { chooseIssuable, issueWords } from './issue-batch';
import { issueProblems } from './issue-problems';

const ISSUING = { today: '2026-11-29', currency: 'USD', hasCustomer: true };
const LINE = { ...billedLine(0, 'l'), name: 'Shingle', unitPrice: 10_000 };
const SALES = { id: 'sales', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: 8_875 }] };

function draft(changes: Partial<Invoice> = {}): Invoice {
  return makeIssued({
    ...{ number: null, status: 'Draft', issuedOn: '', dueOn: '', groups: [], balance: 0, lines: [LINE] },
    ...{ streetAddress: '3317 Grand Ave', city: 'Duluth' },
    ...changes,
  });
}

describe('an invoice that is issued', () => {
  it.each<[string, Partial<Invoice>, string[]]>([
    ['is ready with a line and an address', {}, []],
    ['is ready when all of it is discount', { discountPercent: 100_000 }, []],
    ['may be due today', { dueOn: '2026-11-29' }, []],
    ['has a customer', { customerId: '' }, ['Choose a customer.']],
    ['has a street', { streetAddress: '', city: '' }, ['Write the street address.']],
    ['has a city', { city: ' ' }, ['Write the city.']],
    ['has a line', { lines: [] }, ['Add at least one line.']],
    [
      'has at most 200 lines',
      { lines: Array.from({ length: 201 }, () => LINE) },
      ['An invoice holds up to 200 lines.'],
    ],
    ['has names of lines', { lines: [{ ...LINE, name: ' ' }] }, ['Every line needs a name.']],
    [
      'deducts no more than a rate has',
      { lines: [LINE, { ...LINE, taxRate: 'sales', unitPrice: -1 }], taxRates: [SALES] },
      ['The deductions of one tax rate are larger than its lines. Move one to another rate.'],
    ],
    [
      'knows the rates of its lines',
      { lines: [{ ...LINE, taxRate: 'gone' }] },
      ['A line has an unknown tax rate. Choose another.'],
    ],
    [
      'is in the currency of the business',
      { currency: 'CAD' },
      ['This business counts in USD; amounts of another currency cannot be added.'],
    ],
    [
      'is due today at the earliest',
      { dueOn: '2026-11-28' },
      ['The last day to pay is over. Choose a later one.'],
    ],
    [
      'has work that ends after it begins',
      { servicedFrom: '2026-11-20', servicedTo: '2026-11-19' },
      ['The work ended before it began. Change one of the two days.'],
    ],
    [
      'is paid by its payers at most once',
      {
        payers: [
          { payer: 'Insurance', amount: 6_000 },
          { payer: 'Client', amount: 4_001 },
        ],
      },
      ['The payers are expected to pay more than the total. Lower one of them.'],
    ],
    [
      'holds back no more than all',
      { heldBack: 10_001, heldReason: 'Retainage' },
      ['More is held back than the total. Lower it.'],
    ],
    ['has a reason to hold a part back', { heldBack: 1 }, ['Choose why a part is held back.']],
    [
      'takes something back as a credit note, which has no last day',
      { kind: 'Credit note', lines: [{ ...LINE, unitPrice: 0 }], dueOn: '2026-11-01' },
      ['A credit note of nothing takes nothing back.'],
    ],
  ])('%s', (_, changes, sentences) => {
    expect(issueProblems(draft(changes), ISSUING).map(({ text }) => text)).toEqual(sentences);
  });

  it('is of a customer who was not erased', () => {
    const [problem] = issueProblems(draft(), { ...ISSUING, hasCustomer: false });
    expect(problem).toEqual({ field: 'customerId', text: 'Choose a customer.' });
  });

  it('is explained in the order of the form', () => {
    const all = draft({ customerId: '', city: '', currency: '', dueOn: '2026-01-01', heldBack: 99_999 });
    expect(issueProblems(all, ISSUING).map(({ field }) => field)).toEqual([
      ...['customerId', 'city', 'currency', 'dueOn', 'heldBack', 'heldReason'],
    ]);
  });
});

describe('a batch of 20 invoices', () => {
  const batch = Array.from({ length: 20 }, (_, at) => draft({ uuid: `i${at}` })).with(
    13,
    draft({ uuid: 'i13', streetAddress: '' }),
  );

  it('is issued but for the one without an address', () => {
    const choice = chooseIssuable(batch, () => ISSUING);
    expect(choice.ready).toHaveLength(19);
    expect(choice.refused.map(({ invoice, text }) => [invoice.uuid, text])).toEqual([
      ['i13', 'Write the street address.'],
    ]);
    expect(issueWords(choice)).toBe('19 of 20 invoices can be issued.');
  });

  it('leaves out what is issued already', () => {
    const choice = chooseIssuable([makeIssued(), ...batch.slice(0, 1)], () => ISSUING);
    expect([choice.ready.length, choice.refused.length]).toEqual([1, 0]);
    expect(issueWords(choice)).toBe('1 invoice can be issued.');
  });

  it('calls credit notes by their name, and both kinds together documents', () => {
    const note = { ...makeIssued(), kind: 'Credit note' as const };
    const words = (...ready: readonly Invoice[]) => issueWords({ ready, refused: [] });
    expect(words(note)).toBe('1 credit note can be issued.');
    expect(words(note, note)).toBe('2 credit notes can be issued.');
    expect(words(note, makeIssued())).toBe('2 documents can be issued.');
  });
});

describe('an issued invoice', () => {
  it.each<[string, Partial<Invoice>, string, boolean, RegExp | null]>([
    ['is declared void', {}, 'US', false, null],
    ['not in Germany', {}, 'DE', false, /stays in your books/],
    ['not when a part is paid', { paid: 1 }, 'CA', false, /A part is paid/],
    ['not when a part is credited', { credited: 1 }, 'CA', false, /A part is paid or credited/],
    ['not while money is on its way', { pending: 1 }, 'US', false, /on its way/],
    ['not when the accountant has it', {}, 'US', true, /Your accountant has this invoice/],
    ['not twice', { status: 'Void' }, 'US', false, /void already/],
    ['not as a draft', { issuedOn: '' }, 'US', false, /This is a draft/],
    ['not as a credit note', { kind: 'Credit note' }, 'US', false, /A credit note cannot be void/],
  ])('%s', (_, changes, country, isHandedOff, text) => {
    const problem = voidProblem(makeIssued(changes), country, isHandedOff);
    if (text === null) expect(problem).toBeNull();
    else expect(problem).toMatch(text);
  });

  it('is written off while something is owed and nothing is on its way', () => {
    expect(writeOffProblem(makeIssued())).toBeNull();
    expect(writeOffProblem(makeIssued({ status: 'Paid', balance: 0 }))).toMatch(/Nothing is owed/);
    expect(writeOffProblem(makeIssued({ pending: 1 }))).toMatch(/on its way/);
  });

  it('is credited up to what is left of it', () => {
    expect(creditProblem(makeIssued({ credited: 40_000 }), 60_000)).toBeNull();
    expect(creditProblem(makeIssued({ credited: 40_000 }), 60_001)).toMatch(/More cannot be credited/);
    expect(creditProblem(makeIssued(), 0)).toBe('Write an amount above zero.');
    expect(creditProblem(makeIssued({ status: 'Void' }), 1)).toMatch(/Only an issued invoice/);
  });
});
