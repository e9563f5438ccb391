import { taxRateText } from '../money/tax-rate';
import type { Totals } from '../money/totals';
import type { EstimateContent, EstimateLine, ScheduleStep } from './estimate-content';
import { writtenNumber } from '../format/number-words';

/** A sum under the lines, in cents; `id` is stable over the options of an estimate. */
export type ShownSum = { readonly id: string; readonly label: string; readonly cents: number };

type Rated = Pick<EstimateContent, 'taxRates' | 'isTaxInclusive'>;

/** One sum for each part of each rate: "Sales tax, 8.875%", or "Includes VAT, 19%" where prices hold it. */
export function taxSums({ groups }: Totals, estimate: Rated, country: string): readonly ShownSum[] {
  return groups.flatMap(({ taxRate, taxes }) => {
    const rate = estimate.taxRates.find(({ id }) => id === taxRate);
    return taxes.map(({ name, cents }, at) => {
      const label = [name || rate?.name || 'Tax', percentWords(rate?.parts[at]?.rate ?? 0, country)];
      const words = label.filter((word) => word !== '').join(', ');
      return {
        id: `${taxRate}:${at}`,
        label: estimate.isTaxInclusive ? `Includes ${words}` : words,
        cents,
      };
    });
  });
}

/** The sums between the lines and the total: lines, discount, taxes. */
export function sumsBeforeTotal(totals: Totals, estimate: Rated, country: string): readonly ShownSum[] {
  return [
    { id: 'subtotal', label: 'Subtotal', cents: totals.subtotal },
    ...(totals.discount === 0 ? [] : [{ id: 'discount', label: 'Discount', cents: -totals.discount }]),
    ...taxSums(totals, estimate, country),
  ];
}

/** What a line counts. */
type Counted = Pick<EstimateLine, 'quantity' | 'unit' | 'waste'>;

/** "28 SQ + 10% waste" of a line, so that a reader can check its amount. */
export function quantityWords({ quantity, unit, waste }: Counted, country: string): string {
  const count = `${writtenNumber(quantity / 100, country, 2)} ${unit}`.trim();
  return waste === 0 ? count : `${count} + ${percentWords(waste, country)} waste`;
}

/** "28 SQ + 10% = 30.8 SQ": the quantity that waste makes, as the amount counts it. */
export function wasteWords({ quantity, unit, waste }: Counted, country: string): string {
  const counted = (hundredths: number, decimals: number) =>
    `${writtenNumber(hundredths / 100, country, decimals)} ${unit}`.trim();
  const all = counted((quantity * (100_000 + waste)) / 100_000, 4);
  return `${counted(quantity, 2)} + ${percentWords(waste, country)} = ${all}`;
}

/** "8.875%" of thousandths of a percent; '' for none. */
export function percentWords(percent: number, country: string): string {
  return percent === 0 ? '' : `${taxRateText(percent, country)}%`;
}

/** "Deposit, 30%" of a payment step; a fixed amount and the last rest have no percentage. */
export function stepName({ name, kind, percent }: ScheduleStep, country: string): string {
  return [name, kind === 'percent' ? percentWords(percent, country) : '']
    .filter((word) => word !== '')
    .join(', ');
}
