import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeIssued } from '@tests/factories/issued-invoice';
import { dayOf } from '../../time/time';
import type { Invoice } from '../invoice';
import { INVOICE_STATUSES } from '../invoice-status';
import { ageing, ageOf } from './ageing';
import { dueDay } from './due-day';
import { daysOverdue } from './overdue';

it.each([
  ['2027-01-31', 30, '2027-03-02'],
  ['2028-01-31', 30, '2028-03-01'],
  ['2026-12-31', 0, '2026-12-31'],
  // Clocks change that night.
  ['2026-10-25', 14, '2026-11-08'],
])('an invoice of %s with %i days to pay is due on %s', (issuedOn, termsDays, due) => {
  expect(dueDay({ dueOn: '', termsDays }, issuedOn)).toBe(due);
  expect(dueDay({ dueOn: '2026-12-24', termsDays }, issuedOn)).toBe('2026-12-24');
});

describe('an invoice is overdue', () => {
  const overdue = (changes: Partial<Invoice>, today = '2026-11-23') =>
    daysOverdue(makeIssued({ dueOn: '2026-11-07', ...changes }), today);

  it('from the midnight of the business after its last day, wherever the browser is', () => {
    const lastMinute = Date.parse('2027-01-01T05:59:00Z');
    const inChicago = (at: number) => overdue({ dueOn: '2026-12-31' }, dayOf(at, 'America/Chicago'));
    expect([inChicago(lastMinute), inChicago(lastMinute + 60_000)]).toEqual([0, 1]);
    expect(dayOf(lastMinute, 'Asia/Tokyo')).toBe('2027-01-01');
  });

  it.each<[string, Partial<Invoice>, number]>([
    ['by the days since', {}, 16],
    ['not on its last day', { dueOn: '2026-11-23' }, 0],
    ['not while all that is open is held back', { balance: 5, heldBack: 5 }, 0],
    ['once it is released', { balance: 5, heldBack: 5, heldReleasedAt: 7 }, 16],
    ['not while the money is on its way', { pending: 100_000 }, 0],
    ['not when it is paid', { balance: 0, status: 'Paid' }, 0],
    ['not when it is void', { status: 'Void' }, 0],
    ['not as a draft', { status: 'Draft' }, 0],
    ['not as a credit note', { kind: 'Credit note' }, 0],
  ])('%s', (_, changes, days) => {
    expect(overdue(changes)).toBe(days);
  });
});

describe('what is owed by age', () => {
  const today = '2026-12-31';

  it.each([
    ['2026-12-31', 'Current'],
    ['2026-12-30', '1–30 days'],
    ['2026-12-01', '1–30 days'],
    ['2026-11-30', '31–60 days'],
    ['2026-11-01', '31–60 days'],
    ['2026-10-31', '61–90 days'],
    ['2026-10-02', '61–90 days'],
    ['2026-10-01', 'Over 90 days'],
  ])('is, due on %s, %s', (dueOn, age) => {
    expect(ageOf(makeIssued({ dueOn }), today)).toBe(age);
  });

  it('shows a held part as current, and counts one currency', () => {
    const invoices = [
      makeIssued({ dueOn: '2026-12-01', balance: 100_000, heldBack: 30_000 }),
      makeIssued({ dueOn: '2027-01-15' }),
      makeIssued({ dueOn: '2026-12-01', currency: 'CAD' }),
    ];
    expect(ageing(invoices, 'USD', today).slice(0, 2)).toEqual([
      { age: 'Current', cents: 130_000, count: 1 },
      { age: '1–30 days', cents: 70_000, count: 1 },
    ]);
  });

  it('adds up to all balances', () => {
    const anyInvoice = fc.record({
      status: fc.constantFrom(...INVOICE_STATUSES),
      dueOn: fc.constantFrom('', '2026-01-01', '2026-11-15', today, '2027-02-01'),
      balance: fc.nat(100_000),
      pending: fc.nat(100_000),
      heldBack: fc.nat(100_000),
      heldReleasedAt: fc.constantFrom(null, 7),
    });
    fc.assert(
      fc.property(fc.array(anyInvoice), (some) => {
        const invoices = some.map((one) => makeIssued(one));
        const open = invoices.filter(({ status }) => ['Sent', 'Viewed', 'Partially Paid'].includes(status));
        const sums = ageing(invoices, 'USD', today);
        const total = open.reduce((sum, { balance }) => sum + balance, 0);
        expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
        const owing = open.filter(({ balance }) => balance > 0).length;
        expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(owing);
      }),
    );
  });
});
