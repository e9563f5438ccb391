import type { TotalsProblem } from '../../money/totals';
import { SUM_PROBLEMS } from '../../money/totals-problems';
import { MOST_LINES } from '../../money/line-fields';
import type { Day } from '../../time/time';
import { invoiceTotals } from '../contents/billed-groups';
import { dueDay } from '../due/due-day';
import type { Invoice } from '../invoice';
import type { ExpectedPayer } from '../invoice-content';

/** A sentence about a field of an invoice; `lines` stands for its sums, too. */
export type IssueProblem = { readonly field: keyof Invoice; readonly text: string };

/** What an invoice is checked against as it is issued. */
export type Issuing = {
  /** The business's day. */
  readonly today: Day;
  /** ISO 4217 code of the business. */
  readonly currency: string;
  /** Whether the customer exists: an erased or merged one does not. */
  readonly hasCustomer: boolean;
};

/** What has to change before an invoice can be issued, in the order of the form. */
export function issueProblems(invoice: Invoice, issuing: Issuing): readonly IssueProblem[] {
  const { customerId, currency } = invoice;
  const totals = invoiceTotals(invoice);
  const [total, unsummed] = typeof totals === 'string' ? [null, totals] : [totals.total, null];
  const problems: (IssueProblem | false)[] = [
    (customerId === '' || !issuing.hasCustomer) && { field: 'customerId', text: 'Choose a customer.' },
    addressProblem(invoice),
    lineProblem(invoice, total, unsummed),
    currency !== issuing.currency && {
      field: 'currency',
      text: `This business counts in ${issuing.currency}; amounts of another currency cannot be added.`,
    },
    ...dayProblems(invoice, issuing.today),
    ...(total === null ? [] : partProblems(invoice, total)),
  ];
  return problems.filter((problem) => problem !== false);
}

function addressProblem({ streetAddress, city }: Invoice): IssueProblem | false {
  if (streetAddress.trim() === '') return { field: 'streetAddress', text: 'Write the street address.' };
  return city.trim() === '' && { field: 'city', text: 'Write the city.' };
}

function lineProblem(
  { kind, lines }: Invoice,
  total: number | null,
  unsummed: TotalsProblem | null,
): IssueProblem | false {
  const found =
    (lines.length === 0 && 'Add at least one line.') ||
    (lines.length > MOST_LINES && `An invoice holds up to ${MOST_LINES} lines.`) ||
    (lines.some(({ name }) => name.trim() === '') && 'Every line needs a name.') ||
    (unsummed !== null && SUM_PROBLEMS[unsummed]) ||
    (kind === 'Credit note' && total === 0 && 'A credit note of nothing takes nothing back.');
  return found !== false && { field: 'lines', text: found };
}

function dayProblems(invoice: Invoice, today: Day): readonly (IssueProblem | false)[] {
  const { kind, servicedFrom, servicedTo } = invoice;
  return [
    kind === 'Invoice' &&
      dueDay(invoice, today) < today && {
        field: 'dueOn',
        text: 'The last day to pay is over. Choose a later one.',
      },
    servicedTo !== '' &&
      servicedTo < servicedFrom && {
        field: 'servicedTo',
        text: 'The work ended before it began. Change one of the two days.',
      },
  ];
}

function partProblems(
  { payers, heldBack, heldReason }: Invoice,
  total: number,
): readonly (IssueProblem | false)[] {
  const expected = payersProblem(payers, total);
  return [
    expected !== null && { field: 'payers', text: expected },
    heldBack > total && { field: 'heldBack', text: 'More is held back than the total. Lower it.' },
    heldBack > 0 && heldReason === '' && { field: 'heldReason', text: 'Choose why a part is held back.' },
  ];
}

/** Why payers cannot be expected to pay so much of a total in cents, as a sentence; null when they can. */
export function payersProblem(
  payers: readonly Pick<ExpectedPayer, 'amount'>[],
  total: number,
): string | null {
  const expected = payers.reduce((sum, { amount }) => sum + amount, 0);
  return expected > total ? 'The payers are expected to pay more than the total. Lower one of them.' : null;
}
