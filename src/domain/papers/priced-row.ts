import { quantityWords } from '../estimates/shown-sums';
import type { lineFields } from '../money/line-fields';
import type { InferFields } from '../core/shape';
import type { PaperWriting, PricedRow } from './paper';

export type MoneyWriting = Pick<PaperWriting, 'money'>;

type PrintedLine = Pick<
  InferFields<typeof lineFields>,
  'name' | 'description' | 'quantity' | 'unit' | 'waste' | 'unitPrice'
>;

/** A line as a row of a table, with its cells of amounts; numbers are written as in the country (ISO 3166-1). */
export function pricedRow(
  line: PrintedLine,
  country: string,
  write: MoneyWriting,
  cells: readonly string[],
): PricedRow {
  const { name, description, unitPrice } = line;
  const quantity = quantityWords(line, country);
  return { name, about: description.trim(), quantity, price: signedMoney(unitPrice, write), cells };
}

/** An amount in cents with a true minus sign, as sums on papers have it. */
export function signedMoney(cents: number, { money }: MoneyWriting): string {
  return cents < 0 ? `−${money(-cents)}` : money(cents);
}
