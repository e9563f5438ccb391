import { handedPayments, handOffOf } from '@/domain/payments/handoff/hand-off';
import { dayOf } from '@/domain/time/time';
import type { Formats } from '@/domain/format/formats';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Payment } from '@/domain/payments/payment';
import { formatDay } from '@/shared/format/dates';
import { formatCount } from '@/shared/format/counts';
import type { HandOffFound } from './use-hand-off';

export type HeldRecords = {
  readonly invoices: readonly Invoice[];
  readonly credits: readonly Invoice[];
  readonly payments: readonly Payment[];
};

/** What goes to accounting: all of the period, or what no earlier hand-off had. */
export function heldIn(found: HandOffFound, repeats: boolean): HeldRecords {
  const { papers, payments } = parted(found, repeats);
  return { invoices: papers.invoices, credits: papers.credits, payments: payments.held };
}

/** How many records an earlier hand-off had, of how many, with the sentence that says so; null for none. */
export function handedBefore(
  found: HandOffFound,
  formats: Formats,
): { readonly count: number; readonly all: number; readonly text: string } | null {
  const { papers, payments } = parted(found, true);
  const again = new Set([...papers.again, ...payments.again].map(({ uuid }) => uuid));
  if (again.size === 0) return null;
  const all = papers.invoices.length + papers.credits.length + payments.held.length;
  const last = found.records.earlier
    .filter((one) => [...one.papers, ...one.payments].some((id) => again.has(id)))
    .toSorted((a, b) => b.createdAt - a.createdAt)[0];
  const [some, whole] = [again.size, all].map((count) => formatCount(count, formats.country));
  const when = last
    ? `, last on ${formatDay(dayOf(last.createdAt, formats.zone), formats)} (${last.shape})`
    : '';
  const verb = again.size === 1 ? 'was' : 'were';
  return { count: again.size, all, text: `${some} of these ${whole} ${verb} handed off before${when}.` };
}

function parted({ asked, records }: HandOffFound, repeats: boolean) {
  const { papers, payments, earlier } = records;
  const handed = new Set(earlier.flatMap((one) => [...one.papers, ...one.payments]));
  return {
    papers: handOffOf(papers, asked, handed, repeats),
    payments: handedPayments(payments, asked, handed, repeats),
  };
}
