import { describe, expect, it } from 'vitest';
import { makeIssued } from '@tests/factories/issued-invoice';
import { keptBilling } from './kept-billing';

const BOOKS = { today: '2026-11-10', currency: 'USD' };
const PRICE = { contract: 200_000, changes: 0, amount: 200_000 };

describe('what is kept of the invoices of a tracker', () => {
  it('is the word, the picture and the billed jobs', () => {
    const papers = [
      makeIssued({ jobId: 'tear-off', paid: 40_000, balance: 60_000, issuedAt: 5 }),
      makeIssued({ total: 50_000, jobId: 'gutters', heldBack: 20_000, issuedAt: 9 }),
      makeIssued({ status: 'Draft', jobId: 'siding', issuedAt: null }),
      makeIssued({ status: 'Void', jobId: 'shed', issuedAt: 11 }),
    ];
    expect(keptBilling(PRICE, papers, BOOKS)).toEqual({
      billing: 'Part billed',
      picture: { invoiced: 150_000, paid: 40_000, due: 90_000, held: 20_000, released: 0 },
      isAllBilled: false,
      billedJobs: new Set(['tear-off', 'gutters']),
      lastIssuedAt: 9,
    });
  });

  it('has no billed job once its invoice is credited', () => {
    const credit = makeIssued({ kind: 'Credit note', jobId: 'gutters', balance: 0 });
    const { billedJobs, billing } = keptBilling(PRICE, [makeIssued({ jobId: 'gutters' }), credit], BOOKS);
    expect([...billedJobs]).toEqual([]);
    expect(billing).toBe('');
  });

  it('is nothing before the first invoice', () => {
    expect(keptBilling(PRICE, [], BOOKS)).toEqual({
      billing: '',
      picture: { invoiced: 0, paid: 0, due: 0, held: 0, released: 0 },
      isAllBilled: false,
      billedJobs: new Set(),
      lastIssuedAt: 0,
    });
  });
});
