import type { Price } from '../../money/price';
import type { Day } from '../../time/time';
import type { BillingWord } from '../../trackers/billing-words';
import { isBilling } from '../contents/left-to-bill';
import { daysOverdue } from '../due/overdue';
import type { Owed } from '../due/overdue';
import type { Invoice } from '../invoice';
import { dueOf, heldOf } from '../sums/invoice-sums';

type Billed = Owed & Pick<Invoice, 'total' | 'paid' | 'heldBack' | 'heldReleasedAt'>;

/** A tracker's money, in cents. */
export type TrackerMoney = Pick<Price, 'contract' | 'changes' | 'amount'> & {
  /** Issued invoices less credit notes. */
  readonly invoiced: number;
  readonly paid: number;
  /** What is open of the invoices, with what is held back. */
  readonly balance: number;
  readonly due: number;
  readonly overdue: number;
  readonly held: number;
  /** Parts that were held back and are released. */
  readonly released: number;
  /** What is left to bill of the contract and its changes. */
  readonly toBill: number;
};

/** The money of a tracker, from its contract and the invoices and credit notes in its currency. */
export function trackerMoney(
  { contract, changes, amount }: Pick<Price, 'contract' | 'changes' | 'amount'>,
  papers: readonly Billed[],
  { today, currency }: { readonly today: Day; readonly currency: string },
): TrackerMoney {
  const issued = papers.filter((paper) => isBilling(paper) && paper.currency === currency);
  const invoices = issued.filter(({ kind }) => kind === 'Invoice');
  const sum = (of: (paper: Billed) => number, some = invoices) =>
    some.reduce((all, paper) => all + of(paper), 0);
  const invoiced = sum(({ kind, total }) => (kind === 'Invoice' ? total : -total), issued);
  return {
    ...{ contract, changes, amount, invoiced },
    paid: sum(({ paid }) => paid),
    balance: sum(({ balance }) => balance),
    due: sum(dueOf),
    overdue: sum((invoice) => (daysOverdue(invoice, today) > 0 ? dueOf(invoice) : 0)),
    held: sum(heldOf),
    released: sum(({ heldBack, heldReleasedAt }) => (heldReleasedAt === null ? 0 : heldBack)),
    toBill: Math.max(0, amount - invoiced),
  };
}

/** Whether all of the contract is billed; work without a known contract is, with its first invoice. */
export function isAllBilled({ invoiced, toBill }: Pick<TrackerMoney, 'invoiced' | 'toBill'>): boolean {
  return invoiced > 0 && toBill === 0;
}

/** The word for a tracker's bills, the most urgent first. A part that is held back is not overdue, and not paid. */
export function billingWord(money: TrackerMoney): BillingWord {
  if (money.overdue > 0) return 'Overdue';
  if (money.invoiced <= 0) return '';
  if (!isAllBilled(money)) return 'Part billed';
  return money.balance <= 0 ? 'Paid' : 'Billed';
}
