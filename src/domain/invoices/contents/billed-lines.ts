import type { EstimateLine } from '../../estimates/estimate-content';
import { chosenLines } from '../../estimates/estimate-sums';
import type { Choice } from '../../estimates/estimate-sums';
import { GAP, inOrder } from '../../estimates/line-order';
import { BLANK_LINE } from '../../estimates/new-line';
import { MAX_NAME } from '../../money/line-fields';
import { partsOf } from '../../money/rate-sums';
import type { RateSum } from '../../money/rate-sums';
import type { NamedTaxRate } from '../../money/tax-rates';
import type { InvoiceLine } from '../invoice-content';

/** The lines that a client signed, as lines of an invoice in their order; they keep their ids. */
export function wholeLines(lines: readonly EstimateLine[], choice: Choice): readonly InvoiceLine[] {
  return inOrder(chosenLines(lines, choice)).map(({ options: _options, isOptional: _is, ...line }, at) => ({
    ...line,
    position: GAP * (at + 1),
  }));
}

/**
 * One line for each rate of a share, before tax: "Deposit, 30%", and "Deposit, 30% (Sales tax)" where a paper has several
 * rates.
 */
export function shareLines(
  share: readonly RateSum[],
  name: string,
  rates: readonly NamedTaxRate[],
  newId: () => string,
): readonly InvoiceLine[] {
  const billed = share.filter((sum) => partsOf([sum]).some((cents) => cents !== 0));
  return billed.map(({ taxRate, base }, at) => {
    const rate = rates.find(({ id }) => id === taxRate)?.name ?? 'no tax';
    return {
      ...billedLine(at, newId()),
      name: (billed.length === 1 ? name : `${name} (${rate})`).slice(0, MAX_NAME),
      unitPrice: base,
      taxRate,
    };
  });
}

/** An empty line for one unit at a place of an invoice. */
export function billedLine(at: number, id: string): InvoiceLine {
  const { options: _options, isOptional: _is, ...line } = BLANK_LINE;
  return { ...line, id, position: GAP * (at + 1) };
}
