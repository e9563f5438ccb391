import type { Decision } from './answers/decision';
import type { Estimate } from './estimate';
import { chosenLines, shownOption } from './estimate-sums';
import { inOrder } from './line-order';

/**
 * What a client signed, as lines of text without amounts: "28 SQ Architectural shingle". `answer` chose the option and
 * the extras; without one it is the suggested option. `quantityText` writes hundredths of a unit.
 */
export function signedLines(
  estimate: Pick<Estimate, 'lines' | 'options'>,
  answer: Pick<Decision, 'option' | 'extras'> | null,
  quantityText: (quantity: number) => string,
): string {
  const option = answer?.option ?? shownOption(estimate);
  return inOrder(chosenLines(estimate.lines, { option, extras: new Set(answer?.extras ?? []) }))
    .map(({ quantity, unit, name }) => [quantityText(quantity), unit, name].filter(Boolean).join(' '))
    .join('\n');
}
