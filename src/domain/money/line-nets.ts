import { spread } from './spread';
import type { TaxedLine, Totals } from './totals';

/**
 * What each line adds to the base of its rate, in cents: its amount without its part of the discount and of a tax that
 * prices hold. Deductions take no part of these. The nets of a rate add up to its base.
 */
export function lineNets(lines: readonly Pick<TaxedLine, 'taxRate'>[], totals: Totals): readonly number[] {
  const nets = [...totals.amounts];
  for (const { taxRate, base } of totals.groups) {
    const own = lines.flatMap((line, at) => (line.taxRate === taxRate ? [at] : []));
    const amounts = own.map((at) => totals.amounts[at] ?? 0);
    const off = amounts.reduce((sum, one) => sum + one, 0) - base;
    const offEach = spread(
      off,
      amounts.map((amount) => Math.max(0, amount)),
    );
    own.forEach((at, index) => (nets[at] = (amounts[index] ?? 0) - (offEach[index] ?? 0)));
  }
  return nets;
}
