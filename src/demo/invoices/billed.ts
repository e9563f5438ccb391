import type { Estimate } from '@/domain/estimates/estimate';
import { choiceTotals, plain, shownOption } from '@/domain/estimates/estimate-sums';
import { billOf } from '@/domain/invoices/contents/bill';
import { billedGroups } from '@/domain/invoices/contents/billed-groups';
import { billedLine } from '@/domain/invoices/contents/billed-lines';
import { takenFrom } from '@/domain/invoices/contents/taken-from';
import type { Invoice } from '@/domain/invoices/invoice';

/** What an invoice bills, and its sums by rate in cents. */
export type BilledWork = {
  readonly content: Partial<Invoice>;
  readonly groups: Invoice['groups'];
};

/** A payment step of a signed estimate, after the invoices that billed earlier ones. */
export function billedByStep(estimate: Estimate, step: string, invoices: readonly Invoice[]): BilledWork {
  const choice = plain(shownOption(estimate));
  const totals = choiceTotals(estimate, choice);
  if (typeof totals === 'string') throw new Error(`${estimate.uuid} has no sums: ${totals}`);
  const work = { ...estimate, choice, totals };
  const earlier = invoices.filter(({ estimateId }) => estimateId === estimate.uuid);
  let lines = 0;
  const newId = () => `l${(lines += 1)}`;
  const bill = billOf(work, { kind: 'step', step }, earlier, { country: 'US', newId });
  if (typeof bill === 'string') throw new Error(`${estimate.uuid} has no payment step ${step}: ${bill}`);
  const content = { estimateId: estimate.uuid, ...bill };
  return { content, groups: groupsOf(content, takenFrom(bill, work, earlier)) };
}

/** A sum without tax, in cents. */
export function billedSum(name: string, amount: number): BilledWork {
  const content = { lines: [{ ...billedLine(0, 'l1'), name, unitPrice: amount }], taxRates: [] };
  return { content, groups: groupsOf(content, null) };
}

function groupsOf(
  content: Pick<Invoice, 'lines' | 'taxRates'>,
  from: Parameters<typeof billedGroups>[1],
): Invoice['groups'] {
  const plain = { isTaxInclusive: false, discountPercent: 0, discount: 0 };
  const groups = billedGroups({ ...content, ...plain }, from);
  if (typeof groups === 'string') throw new Error(`An example invoice has no sums: ${groups}`);
  return groups;
}
