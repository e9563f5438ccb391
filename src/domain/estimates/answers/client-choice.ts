import { inOrder } from '../line-order';
import type { EstimateContent, EstimateLine } from '../estimate-content';
import { isInOption, shownOption } from '../estimate-sums';
import type { Choice } from '../estimate-sums';

type Offered = Pick<EstimateContent, 'options' | 'lines'>;

/** The extras that a client may add to an option, in their order. */
export function extrasOf({ lines }: Pick<Offered, 'lines'>, option: string): readonly EstimateLine[] {
  return inOrder(lines).filter((line) => line.isOptional && isInOption(line, option));
}

/** A choice as far as an estimate still offers it: another version may have other options and extras. */
export function offeredChoice(
  estimate: Offered,
  wanted: { option: string; extras: readonly string[] },
): Choice {
  const isOffered = estimate.options.some(({ id }) => id === wanted.option);
  const option = isOffered ? wanted.option : shownOption(estimate);
  const offered = extrasOf(estimate, option).map(({ id }) => id);
  return { option, extras: new Set(offered.filter((id) => wanted.extras.includes(id))) };
}

/** Name of an option on a client's page; '' for an estimate with a single one. */
export function optionName({ options }: Pick<Offered, 'options'>, option: string): string {
  if (options.length < 2) return '';
  const at = options.findIndex(({ id }) => id === option);
  return options[at]?.name || `Option ${at + 1}`;
}
