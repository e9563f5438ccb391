import type { Price } from '../../money/price';
import type { BillingWord } from '../../trackers/billing-words';
import { isBilling } from '../contents/left-to-bill';
import type { Invoice } from '../invoice';
import { billingWord, isAllBilled, trackerMoney } from './tracker-money';

type Paper = Parameters<typeof trackerMoney>[1][number] & Pick<Invoice, 'jobId' | 'issuedAt'>;

/** What functions keep of a tracker's invoices on it, on its price (in cents) and on its jobs. */
export type KeptBilling = {
  readonly billing: BillingWord;
  readonly picture: Pick<Price, 'invoiced' | 'paid' | 'due' | 'held' | 'released'>;
  readonly isAllBilled: boolean;
  /** Jobs that an invoice names, less its credit notes. */
  readonly billedJobs: ReadonlySet<string>;
  /** When the latest paper was issued, epoch ms; 0 before the first. */
  readonly lastIssuedAt: number;
};

/** What is kept of a tracker's papers, on a day and in a currency of the business. */
export function keptBilling(
  price: Parameters<typeof trackerMoney>[0],
  papers: readonly Paper[],
  books: Parameters<typeof trackerMoney>[2],
): KeptBilling {
  const money = trackerMoney(price, papers, books);
  const { invoiced, paid, due, held, released } = money;
  const issued = papers.filter(isBilling);
  const jobs = new Set(issued.map(({ jobId }) => jobId).filter((id) => id !== ''));
  const billedOf = (id: string) =>
    trackerMoney(
      price,
      issued.filter(({ jobId }) => jobId === id),
      books,
    ).invoiced;
  return {
    billing: billingWord(money),
    picture: { invoiced, paid, due, held, released },
    isAllBilled: isAllBilled(money),
    billedJobs: new Set([...jobs].filter((id) => billedOf(id) > 0)),
    lastIssuedAt: Math.max(0, ...issued.map(({ issuedAt }) => issuedAt ?? 0)),
  };
}
