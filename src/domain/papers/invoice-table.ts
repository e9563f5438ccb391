import { inOrder } from '../estimates/line-order';
import { sumsBeforeTotal } from '../estimates/shown-sums';
import type { IssuedInvoice } from '../invoices/issue/issued-invoice';
import { lineAmount } from '../money/line-amount';
import type { Totals, TotalsProblem } from '../money/totals';
import type { PricedTable } from './paper';
import { pricedRow, signedMoney } from './priced-row';
import type { MoneyWriting } from './priced-row';

/** The lines of an invoice or a credit note with their sums; a draft that cannot be summed has none. */
export function invoiceTable(
  issued: IssuedInvoice,
  totals: Totals | TotalsProblem,
  write: MoneyWriting,
): PricedTable {
  const { kind, lines, country } = issued;
  const amounts = (cents: number) => [signedMoney(cents, write)];
  return {
    columns: ['Amount'],
    rows: inOrder(lines).map((line) => pricedRow(line, country, write, amounts(lineAmount(line)))),
    sums:
      typeof totals === 'string'
        ? []
        : [
            ...sumsBeforeTotal(totals, issued, country).map(({ label, cents }) => ({
              label,
              cells: amounts(cents),
            })),
            { label: kind === 'Invoice' ? 'Total' : 'Credited', cells: amounts(totals.total) },
          ],
  };
}
