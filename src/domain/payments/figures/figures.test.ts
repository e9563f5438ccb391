import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeIssued, makeNoted } from '@tests/factories/issued-invoice';
import { averageDaysToPay, outstandingSum, overdueSum } from './figures';
import { statementOf } from './statement';
import { statementCells } from './statement-file';

const TODAY = '2026-11-23';

describe('the figures', () => {
  it('sum what is owed and overdue in the currency of the business', () => {
    const invoices = [
      makeIssued(),
      makeIssued({ dueOn: '2026-12-24', balance: 5 }),
      makeIssued({ status: 'Paid', balance: 0 }),
      makeIssued({ currency: 'CAD' }),
    ];
    expect(outstandingSum(invoices, 'USD')).toEqual({ cents: 100_005, count: 2 });
    expect(overdueSum(invoices, 'USD', TODAY)).toEqual({ cents: 100_000, count: 1 });
  });

  it('average the days until invoices were paid', () => {
    const noon = (day: string) => Date.parse(`${day}T18:00:00Z`);
    const invoices = [
      makeIssued({ status: 'Paid', issuedOn: '2026-11-01', statusAt: noon('2026-11-20') }),
      // A deposit that was received before the invoice takes no days.
      makeIssued({ status: 'Paid', issuedOn: '2026-11-10', statusAt: noon('2026-11-10') }),
      makeIssued({ status: 'Partially Paid', issuedOn: '2026-11-01', statusAt: noon('2026-11-02') }),
      makeIssued({ status: 'Paid', issuedOn: '2026-06-01', statusAt: noon('2026-07-01') }),
    ];
    const zone = 'America/Chicago';
    expect(averageDaysToPay(invoices, TODAY, zone)).toBe(10);
    expect(averageDaysToPay(invoices, '2026-08-25', zone)).toBe(30);
    expect(averageDaysToPay([], TODAY, zone)).toBeNull();
  });

  it('count the day of the business, at 11:30 pm in Chicago too', () => {
    const late = makeIssued({
      status: 'Paid',
      issuedOn: '2026-12-01',
      statusAt: Date.parse('2027-01-01T05:30:00Z'),
    });
    expect(averageDaysToPay([late], '2026-12-31', 'America/Chicago')).toBe(30);
    expect(averageDaysToPay([late], '2026-12-31', 'Asia/Tokyo')).toBeNull();
  });
});

describe('a statement of account', () => {
  const span = { from: '2026-11-01', until: '2026-11-30', currency: 'USD' };

  it('runs from what was owed to what is owed', () => {
    const statement = statementOf(
      [
        makeIssued({ number: 7, numberPrefix: 'INV-', issuedOn: '2026-10-31', total: 1_000 }),
        makeIssued({ number: 8, numberPrefix: 'INV-', issuedOn: '2026-11-10', total: 5_000 }),
        makeIssued({
          number: 1,
          numberPrefix: 'CN-',
          issuedOn: '2026-11-20',
          total: 500,
          kind: 'Credit note',
        }),
        makeIssued({ issuedOn: '2026-11-02', status: 'Void' }),
        makeIssued({ issuedOn: '2026-12-01' }),
      ],
      [
        makeNoted({ state: 'settled', amount: 6_000, reference: '80914' }),
        makeNoted({
          state: 'settled',
          amount: 300,
          kind: 'Refund',
          method: 'Cash',
          receivedOn: '2026-11-30',
        }),
        makeNoted({ state: 'failed' }),
      ],
      span,
    );
    expect(statement).toEqual({
      opening: 1_000,
      rows: [
        { day: '2026-11-10', text: 'Invoice INV-8', charge: 5_000, credit: 0, balance: 6_000 },
        { day: '2026-11-10', text: 'Payment, Check 80914', charge: 0, credit: 6_000, balance: 0 },
        { day: '2026-11-20', text: 'Credit note CN-1', charge: 0, credit: 500, balance: -500 },
        { day: '2026-11-30', text: 'Refund, Cash', charge: 300, credit: 0, balance: -200 },
      ],
      closing: -200,
    });
  });

  it('is a file with plain amounts and texts that start no formula', () => {
    const statement = statementOf(
      [makeIssued({ issuedOn: '2026-11-10', number: 8 })],
      [makeNoted({ state: 'settled', amount: 160_000, reference: '=1', receivedOn: '2026-11-12' })],
      span,
    );
    expect(statementCells(statement, { ...span, country: 'US' })).toEqual([
      ['Date', 'What', 'Charge', 'Credit', 'Balance'],
      ['11/01/2026', 'Balance before', '', '', '0.00'],
      ['11/10/2026', 'Invoice 8', '1000.00', '0.00', '1000.00'],
      ['11/12/2026', 'Payment, Check =1', '0.00', '1600.00', '-600.00'],
      ['11/30/2026', 'Balance', '', '', '-600.00'],
    ]);
  });

  it('closes with what the next one opens with', () => {
    const day = fc
      .integer({ min: 1, max: 60 })
      .map((at) => new Date(Date.UTC(2026, 10, at)).toISOString().slice(0, 10));
    const paper = fc.record({
      issuedOn: day,
      total: fc.nat(10_000),
      kind: fc.constantFrom('Invoice' as const, 'Credit note' as const),
    });
    const money = fc.record({
      receivedOn: day,
      amount: fc.nat(10_000),
      state: fc.constant('settled' as const),
    });
    fc.assert(
      fc.property(fc.array(paper), fc.array(money), (papers, payments) => {
        const [all, paid] = [papers.map(makeIssued), payments.map(makeNoted)];
        const november = statementOf(all, paid, span);
        const december = statementOf(all, paid, { ...span, from: '2026-12-01', until: '2026-12-31' });
        expect(december.opening).toBe(november.closing);
      }),
    );
  });
});
