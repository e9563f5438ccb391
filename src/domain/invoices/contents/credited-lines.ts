import { lineNets } from '../../money/line-nets';
import { rounded } from '../../money/round';
import type { InvoiceLine } from '../invoice-content';
import { billedLine } from './billed-lines';
import type { Source } from './progress-lines';

/** How much of a line goes back, in hundredths of a unit. */
export type CreditedQuantity = { readonly id: string; readonly quantity: number };

/**
 * The lines of a credit note that takes back quantities of an invoice's lines, before tax. `before` is what credit notes
 * took of each line already (`billedByLine`). All credits of a line together are exactly the line, also after a
 * discount; more than is left of a line is what is left.
 */
export function creditedLines(
  { lines, totals }: Source,
  credited: readonly CreditedQuantity[],
  before: ReadonlyMap<string, number>,
): readonly InvoiceLine[] {
  const nets = lineNets(lines, totals);
  const parts = lines.flatMap((line, at) => {
    const wish = credited.find(({ id }) => id === line.id);
    const net = nets[at] ?? 0;
    const taken = 0 - (before.get(line.id) ?? 0);
    if (!wish || net === 0 || net === taken || line.quantity === 0) return [];
    const upTo = rounded(BigInt(taken) * BigInt(line.quantity), BigInt(net)) + wish.quantity;
    const whole = rounded(BigInt(net) * BigInt(Math.min(line.quantity, upTo)), BigInt(line.quantity));
    return [{ line, quantity: wish.quantity, part: whole - taken }];
  });
  return parts.map(({ line, quantity, part }, at) => {
    const isPlain = part * 100 === quantity * line.unitPrice;
    return {
      ...billedLine(at, line.id),
      name: line.name,
      description: line.description,
      ...(isPlain ? { quantity, unit: line.unit, unitPrice: line.unitPrice } : { unitPrice: part }),
      taxRate: line.taxRate,
    };
  });
}
