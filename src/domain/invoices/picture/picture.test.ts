import { describe, expect, it } from 'vitest';
import { makeIssued } from '@tests/factories/issued-invoice';
import type { Invoice } from '../invoice';
import { keptSums } from '../sums/invoice-sums';
import { claimPayers, claimSums } from './claim';
import type { Claim } from './claim';
import { billingWord, isAllBilled, trackerMoney } from './tracker-money';

const CLAIM: Claim = { rcv: 1_255_685, depreciation: 163_367, deductible: 250_000, supplements: [] };
const BOOKS = { today: '2026-11-23', currency: 'USD' };

describe('a claim', () => {
  it('has a first check of its value less depreciation and deductible', () => {
    expect(claimSums(CLAIM)).toEqual({
      ...{ replacement: 1_255_685, actual: 1_092_318, firstCheck: 842_318, insurer: 1_005_685, asked: 0 },
    });
  });

  it('grows with approved supplements alone', () => {
    const supplements = [
      { amount: 50_000, state: 'Approved' },
      { amount: 20_000, state: 'Asked' },
      { amount: 90_000, state: 'Refused' },
    ] as const;
    expect(claimSums({ ...CLAIM, supplements })).toMatchObject({ replacement: 1_305_685, asked: 20_000 });
  });

  it('below its deductible pays nothing', () => {
    const small = { ...CLAIM, rcv: 200_000 };
    expect(claimSums(small)).toMatchObject({ firstCheck: 0, insurer: 0 });
    expect(claimPayers(small, 200_000)).toEqual([]);
  });

  it('with an upgrade is billed, paid, held back, and overdue once it is released', () => {
    const total = 1_255_685 + 320_000;
    expect(claimPayers(CLAIM, total)).toEqual([{ payer: 'Insurance', amount: 842_318 + 163_367 }]);
    const paid = claimSums(CLAIM).firstCheck + CLAIM.deductible + 320_000;
    const held = { total, paid, heldBack: CLAIM.depreciation, heldReason: 'Depreciation' } as const;
    const invoice = makeIssued({ ...held, ...keptSums(makeIssued(held)) });
    const contract = { contract: total, changes: 0, amount: total };
    const before = trackerMoney(contract, [invoice], BOOKS);
    expect(before).toMatchObject({
      invoiced: 1_575_685,
      paid: 1_412_318,
      balance: 163_367,
      held: 163_367,
      overdue: 0,
    });
    expect(billingWord(before)).toBe('Billed');
    const after = trackerMoney(contract, [{ ...invoice, heldReleasedAt: 7 }], BOOKS);
    expect(after).toMatchObject({ balance: 163_367, held: 0, due: 163_367, overdue: 163_367 });
    expect(billingWord(after)).toBe('Overdue');
  });
});

describe('the money of a tracker', () => {
  const contract = { contract: 150_000, changes: 50_000, amount: 200_000 };
  const open = { dueOn: '2026-12-24' };
  const paid: Partial<Invoice> = { paid: 100_000, balance: 0, status: 'Paid' };

  it.each<[string, Partial<Invoice>[], string]>([
    ['', [], ''],
    ['', [{ status: 'Draft' }, { status: 'Void' }], ''],
    ['Part billed', [open], 'Part billed'],
    ['Part billed', [paid], 'Part billed'],
    ['Billed', [open, open], 'Billed'],
    ['Billed', [paid, open], 'Billed'],
    ['Paid', [paid, paid], 'Paid'],
    ['Overdue', [paid, {}], 'Overdue'],
    ['Overdue', [{}], 'Overdue'],
    ['', [paid, { kind: 'Credit note' }], ''],
    ['', [{ currency: 'CAD' }], ''],
  ])('says "%s" of %o', (_, invoices, word) => {
    const money = trackerMoney(contract, invoices.map(makeIssued), BOOKS);
    expect(billingWord(money)).toBe(word);
  });

  it('says what is left to bill', () => {
    const money = trackerMoney(
      contract,
      [makeIssued(), makeIssued({ kind: 'Credit note', total: 30_000, balance: 0 })],
      BOOKS,
    );
    expect(money).toMatchObject({ invoiced: 70_000, toBill: 130_000 });
    expect(isAllBilled(money)).toBe(false);
  });

  it('is all billed without a known contract', () => {
    expect(isAllBilled(trackerMoney({ contract: 0, changes: 0, amount: 0 }, [makeIssued()], BOOKS))).toBe(
      true,
    );
  });
});
