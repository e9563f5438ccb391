import { shortNumber } from '../../core/record-number';
import { grossOf, haveSameBases, taxOf } from '../../money/rate-sums';
import type { RateSum } from '../../money/rate-sums';
import { SUM_PROBLEMS } from '../../money/totals-problems';
import { beforeTax } from '../contents/bill';
import { billedGroups, invoiceTotals } from '../contents/billed-groups';
import { shareLines } from '../contents/billed-lines';
import { creditableLines, creditedLines } from '../contents/credited-lines';
import type { CreditableLine, CreditedQuantity } from '../contents/credited-lines';
import { isShareable, leftToCredit } from '../contents/left-to-bill';
import { billedByLine } from '../contents/progress-lines';
import { shareOf } from '../contents/share';
import type { Invoice } from '../invoice';
import type { InvoiceContent, InvoiceLine } from '../invoice-content';
import { creditProblem } from './correction-problems';

/** What is credited of an invoice: all that is left, quantities of its lines, or an amount in cents with tax. */
export type CreditedPart =
  | { readonly kind: 'all' }
  | { readonly kind: 'lines'; readonly quantities: readonly CreditedQuantity[] }
  | { readonly kind: 'amount'; readonly gross: number };

/** What credit notes left of an invoice. */
export type Creditable = {
  readonly left: readonly RateSum[];
  readonly lines: readonly CreditableLine[];
  /** Whether an amount can be divided among the rates: deductions left none of them below zero. */
  readonly takesAmount: boolean;
};

/** The contents of a credit note, and what they take back, in cents with tax; `wantedGross` is stored with them. */
export type Credit = Pick<Invoice, 'wantedGross'> & {
  readonly content: Partial<InvoiceContent>;
  readonly gross: number;
};

const BY_LINE = 'Deductions of one tax rate are larger than what is left. Credit lines instead.';
const OVERDRAWN =
  'More cannot be credited of one tax rate than is left of it. Credit less, or all that is left.';
const NO_LINES = 'Write how much of at least one line goes back.';

/** What issued credit notes left of an invoice; drafts among them count for nothing yet. */
export function creditableOf(invoice: Invoice, notes: readonly Invoice[]): Creditable {
  const left = leftToCredit(invoice, notes);
  const totals = invoiceTotals(invoice);
  const source = typeof totals === 'string' ? null : { lines: invoice.lines, totals };
  return {
    left,
    lines: source ? creditableLines(source, billedByLine(notes)) : [],
    takesAmount: isShareable(left),
  };
}

/** The contents of a credit note that takes back a part of an issued invoice, or why there is none, as a sentence. */
export function creditFor(
  invoice: Invoice,
  notes: readonly Invoice[],
  part: CreditedPart,
  newId: () => string,
): Credit | string {
  const creditable = creditableOf(invoice, notes);
  const problem = part.kind === 'amount' ? creditProblem(invoice, part.gross) : null;
  const lines = problem ?? linesOf(invoice, notes, creditable, part, newId);
  if (typeof lines === 'string') return lines;
  const { currency, customerReference } = invoice;
  const content = { ...beforeTax(invoice), currency, customerReference, lines };
  const wanted = part.kind === 'amount' ? part.gross : null;
  const groups = billedGroups(content, { left: creditable.left, gross: wanted });
  if (typeof groups === 'string') return SUM_PROBLEMS[groups];
  const gross = grossOf(groups);
  const refused = creditProblem(invoice, gross);
  if (refused === null && isOverdrawn(creditable.left, groups)) return OVERDRAWN;
  return refused ?? { content, gross, wantedGross: wanted ?? 0 };
}

/** Whether more is taken of a rate than earlier credits by an amount left of it. */
function isOverdrawn(left: readonly RateSum[], taken: readonly RateSum[]): boolean {
  return taken.some((sum) => {
    const rest = left.find(({ taxRate }) => taxRate === sum.taxRate);
    return rest !== undefined && rest.base >= 0 && (sum.base > rest.base || taxOf([sum]) > taxOf([rest]));
  });
}

function linesOf(
  invoice: Invoice,
  notes: readonly Invoice[],
  { left, lines, takesAmount }: Creditable,
  part: CreditedPart,
  newId: () => string,
): readonly InvoiceLine[] | string {
  const shared = (gross: number) =>
    shareLines(shareOf(left, gross), `Credit of ${shortNumber(invoice)}`, invoice.taxRates, newId);
  if (part.kind === 'amount') return takesAmount ? shared(part.gross) : BY_LINE;
  const totals = invoiceTotals(invoice);
  if (typeof totals === 'string') return SUM_PROBLEMS[totals];
  const quantities =
    part.kind === 'lines' ? part.quantities : lines.map(({ line, quantity }) => ({ id: line.id, quantity }));
  const credited = creditedLines({ lines: invoice.lines, totals }, quantities, billedByLine(notes));
  if (part.kind === 'lines') return credited.length === 0 ? NO_LINES : credited;
  const sums = invoiceTotals({ ...beforeTax(invoice), lines: credited });
  // After a credit of another kind the lines are more than is left.
  if (typeof sums !== 'string' && haveSameBases(sums.groups, left)) return credited;
  return isShareable(left) ? shared(grossOf(left)) : BY_LINE;
}
