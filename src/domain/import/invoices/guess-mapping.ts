import type { AmountReading } from '../cells/typed-amount';
import type { ColumnTarget, FileColumn } from '../columns/columns';
import { guessTargets } from '../columns/guess-targets';
import { INVOICE_TARGETS } from './targets';

/** Suggests a target for each column of a file of open invoices; columns without a part of one are left out. */
export function guessInvoiceMapping(
  columns: readonly FileColumn[],
  { country, currency }: AmountReading,
): readonly ColumnTarget[] {
  const guessed = guessTargets(columns, {
    table: INVOICE_TARGETS,
    country,
    currency,
    hasAddress: false,
    fits: (target, values) => target !== 'number' || values.some((value) => /\d$/.test(value)),
  });
  return columns.map((_, column) => guessed.get(column) ?? 'ignore');
}
