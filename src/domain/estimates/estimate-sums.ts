import { lineAmount } from '../money/line-amount';
import { grossOf, partsOf, taxOf, withParts } from '../money/rate-sums';
import { rounded } from '../money/round';
import { stepShares } from '../money/shares';
import type { Step } from '../money/shares';
import { totalsOf } from '../money/totals';
import type { Totals, TotalsProblem } from '../money/totals';
import type { EstimateContent, EstimateLine, ScheduleStep } from './estimate-content';

/** What the sums of an estimate depend on. */
export type Priced = Pick<
  EstimateContent,
  'lines' | 'taxRates' | 'isTaxInclusive' | 'discountPercent' | 'discount'
> & {
  /** One of `ESTIMATE_KINDS`; a change of signed work may be a credit. */
  readonly kind?: string;
};

/** A client's choice: an option by its id, and the ids of added extras. */
export type Choice = { readonly option: string; readonly extras: ReadonlySet<string> };

/** An option with none of its extras. */
export const plain = (option: string): Choice => ({ option, extras: new Set() });

/** Whether a line is part of an option; an extra is, once it is added. */
export function isInOption({ options }: Pick<EstimateLine, 'options'>, option: string): boolean {
  return options === '' || options.split(' ').includes(option);
}

/** The lines that a choice pays for. */
export function chosenLines(lines: readonly EstimateLine[], { option, extras }: Choice): EstimateLine[] {
  return lines.filter((line) => isInOption(line, option) && (!line.isOptional || extras.has(line.id)));
}

/** The sums of a choice, in cents, or why there are none. */
export function choiceTotals(estimate: Priced, choice: Choice): Totals | TotalsProblem {
  const { taxRates, isTaxInclusive, discountPercent, discount } = estimate;
  return totalsOf({
    lines: chosenLines(estimate.lines, choice),
    rates: taxRates,
    discount: discountPercent > 0 ? { percent: discountPercent } : { cents: discount },
    isInclusive: isTaxInclusive,
    isChange: estimate.kind === 'Change',
  });
}

/** The option that a list shows: the suggested one, else the first; '' for none. */
export function shownOption({ options }: Pick<EstimateContent, 'options'>): string {
  return (options.find(({ isSuggested }) => isSuggested) ?? options[0])?.id ?? '';
}

/** The total of that option without extras, in cents; null where there is none. */
export function shownTotal(estimate: Priced & Pick<EstimateContent, 'options'>): number | null {
  const totals = choiceTotals(estimate, plain(shownOption(estimate)));
  return typeof totals === 'string' ? null : totals.total;
}

/** What adding an extra to a choice changes its total by, in cents; null where one of the two has no sums. */
export function extraDifference(estimate: Priced, choice: Choice, extra: string): number | null {
  const without = new Set(choice.extras);
  without.delete(extra);
  const [before, after] = [without, new Set([...without, extra])].map((extras) =>
    choiceTotals(estimate, { ...choice, extras }),
  );
  if (typeof before !== 'object' || typeof after !== 'object') return null;
  return after.total - before.total;
}

/** A step of the schedule with its part of the total and of the tax in it, in cents. */
export type StepSum = { readonly step: ScheduleStep; readonly total: number; readonly tax: number };

/** The payment steps of a total; together exactly the total and its tax. */
export function stepSums(totals: Totals, schedule: readonly ScheduleStep[]): readonly StepSum[] {
  const shares = stepShares(partsOf(totals.groups), schedule.map(asStep));
  return schedule.map((step, at) => {
    const share = withParts(totals.groups, shares[at] ?? []);
    return { step, total: grossOf(share), tax: taxOf(share) };
  });
}

/** What the work of a crew costs, in cents: its minutes, all people together, at the cost of an hour, rounded once. */
export function crewCost(minutes: number, hourCost: number): number {
  return rounded(BigInt(minutes) * BigInt(hourCost), 60n);
}

/** What a choice costs the business, in cents, with the waste it buys and the work of the crew. */
export function choiceCost({ lines }: Pick<Priced, 'lines'>, choice: Choice, crew: number): number {
  const bought = chosenLines(lines, choice).map((line) => lineAmount({ ...line, unitPrice: line.unitCost }));
  return sum(bought) + crew;
}

/**
 * The margin on what is charged before tax, in tenths of a percent; null where nothing is charged. `crew` is what its
 * work costs, in cents.
 */
export function choiceMargin(estimate: Priced, choice: Choice, crew: number): number | null {
  const totals = choiceTotals(estimate, choice);
  if (typeof totals === 'string') return null;
  const charged = totals.total - totals.tax;
  return charged === 0
    ? null
    : Math.round(((charged - choiceCost(estimate, choice, crew)) / charged) * 1_000);
}

function asStep({ kind, percent, amount }: ScheduleStep): Step {
  return kind === 'cents' ? { kind, cents: amount } : { kind, percent };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
