import type { EstimateContent, EstimateLine } from './estimate-content';
import { usualRate } from './new-content';
import type { NewLine } from './new-line';

/** Where copied lines go: the tax rates of the estimate. */
export type Rates = Pick<EstimateContent, 'taxRates' | 'defaultTaxRate'>;

/** The rate of a line of another estimate or a template: the one of its id, else the usual one; '' stays no tax. */
export function fittingRate(taxRate: string, rates: Rates): string {
  if (taxRate === '' || rates.taxRates.some(({ id }) => id === taxRate)) return taxRate;
  return usualRate(rates);
}

/** Lines of another estimate as new ones, part of every option, in the given order. */
export function copiedLines(lines: readonly EstimateLine[], rates: Rates): readonly NewLine[] {
  return lines.map(({ id: _id, position: _position, ...line }) => ({
    ...line,
    options: '',
    taxRate: fittingRate(line.taxRate, rates),
  }));
}
