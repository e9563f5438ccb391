import { describe, expect, it } from 'vitest';
import { makeEstimate, makeInvoice } from '@tests/factories/records';
import { choiceTotals, plain, shownOption } from '../../estimates/estimate-sums';
import type { Invoice } from '../invoice';
import { billedGroups } from './billed-groups';
import { billablesOf, billNext } from './billables';
import { leftToBill } from './left-to-bill';

const step = { name: '', when: '', percent: 0, amount: 0 };
const estimate = makeEstimate({
  status: 'Approved',
  schedule: [
    { ...step, id: 'deposit', name: 'Deposit', kind: 'percent', percent: 30_000 },
    { ...step, id: 'rest', name: 'Balance', kind: 'rest', percent: 100_000 },
  ],
});
const choice = plain(shownOption(estimate));
const signed = choiceTotals(estimate, choice);
const { total, groups } = typeof signed === 'string' ? { total: 0, groups: [] } : signed;
const ids = () => ({ country: 'US', newId: () => 'l1' });

/** An issued invoice for a step, after others. */
function issued(id: string, earlier: readonly Invoice[]): Invoice {
  const content = billNext(estimate, choice, earlier, id, ids());
  if (typeof content === 'string') throw new Error(content);
  const draft = makeInvoice({ ...content, status: 'Sent', number: 1 + earlier.length });
  const left = leftToBill(groups, earlier);
  const billed = billedGroups(draft, { left, gross: null });
  return { ...draft, groups: typeof billed === 'string' ? [] : billed };
}
const grossOf = (invoice: Invoice) =>
  invoice.groups.reduce(
    (sum, { base, taxes }) => sum + taxes.reduce((all, { cents }) => all + cents, base),
    0,
  );

describe('an invoice for signed work', () => {
  it('bills the signed lines while nothing of them is billed', () => {
    const content = billNext(estimate, choice, [], '', ids());
    const lines = typeof content === 'string' ? [] : content.lines;
    expect(lines.map(({ id }) => id)).toEqual(estimate.lines.map(({ id }) => id));
    expect(lines[0]).not.toHaveProperty('isOptional');
    expect(content).toMatchObject({ terms: estimate.terms, step: '', share: 0 });
  });

  it('bills step by step exactly what was signed', () => {
    const deposit = issued('deposit', []);
    const rest = issued('rest', [deposit]);
    expect(deposit.lines.map(({ name }) => name)).toEqual(['Deposit, 30%']);
    expect(grossOf(deposit) + grossOf(rest)).toBe(total);
    expect(billablesOf(estimate, choice, [deposit, rest], 'US')).toEqual([]);
    expect(billNext(estimate, choice, [deposit, rest], '', ids())).toBe('All of this is billed already.');
  });

  it('offers no step that has a draft, and the rest of what is billed', () => {
    const draft = makeInvoice({ step: 'deposit' });
    expect(billablesOf(estimate, choice, [draft], 'US').map((one) => one.step)).toEqual(['rest', '']);
    expect(billNext(estimate, choice, [draft], 'deposit', ids())).toBe('All of this is billed already.');
    const left = billablesOf(estimate, choice, [issued('deposit', [])], 'US');
    expect(left.map(({ name }) => name)).toEqual(['Balance', 'All that is left']);
  });
});
