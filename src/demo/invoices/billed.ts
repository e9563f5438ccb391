import type { Estimate } from '@/domain/estimates/estimate';
import { choiceTotals, plain, shownOption } from '@/domain/estimates/estimate-sums';
import { billedGroups } from '@/domain/invoices/contents/billed-groups';
import { billedLine, shareLines } from '@/domain/invoices/contents/billed-lines';
import { leftToBill } from '@/domain/invoices/contents/left-to-bill';
import { shareOf } from '@/domain/invoices/contents/share';
import { stepGross } from '@/domain/invoices/contents/share-gross';
import type { Invoice } from '@/domain/invoices/invoice';

/** What an invoice bills, and its sums by rate in cents. */
export type BilledWork = {
  readonly content: Partial<Invoice>;
  readonly groups: Invoice['groups'];
};

/** A payment step of a signed estimate, after the invoices that billed earlier ones. */
export function billedByStep(estimate: Estimate, step: string, invoices: readonly Invoice[]): BilledWork {
  const signed = choiceTotals(estimate, plain(shownOption(estimate)));
  const planned = estimate.schedule.find(({ id }) => id === step);
  if (typeof signed !== 'object' || !planned)
    throw new Error(`${estimate.uuid} has no payment step ${step}.`);
  const { uuid: estimateId, schedule, taxRates } = estimate;
  const earlier = invoices.filter((one) => one.estimateId === estimateId);
  const left = leftToBill(signed.groups, earlier);
  const gross = stepGross(signed, schedule, step, { steps: new Set(earlier.map((one) => one.step)), left });
  let lines = 0;
  const newId = () => `l${(lines += 1)}`;
  const content = {
    ...{ estimateId, step, taxRates },
    lines: shareLines(shareOf(left, gross), planned.name, taxRates, newId),
  };
  return { content, groups: groupsOf(content, { left, gross }) };
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
