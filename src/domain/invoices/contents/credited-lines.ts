import { lineNets } from '../../money/line-nets';
import { rounded } from '../../money/round';
import type { InvoiceLine } from '../invoice-content';
import { billedLine } from './billed-lines';
import type { Source } from './progress-lines';

/** How much of a line goes back, in hundredths of a unit. */
export type CreditedQuantity = { readonly id: string; readonly quantity: number };

/**
 * A line of an invoice that can be credited: what it bills and what credit notes took of it, in cents before tax, and how
 * much of it is left, in hundredths of a unit.
 */
export type CreditableLine = {
  readonly line: InvoiceLine;
  readonly net: number;
  readonly taken: number;
  readonly quantity: number;
};

/** The lines of which something is left after `before`, what credit notes took of each line (`billedByLine`). */
export function creditableLines(
  { lines, totals }: Source,
  before: ReadonlyMap<string, number>,
): readonly CreditableLine[] {
  const nets = lineNets(lines, totals);
  return lines.flatMap((line, at) => {
    const net = nets[at] ?? 0;
    const taken = 0 - (before.get(line.id) ?? 0);
    if (net === 0 || net === taken || line.quantity === 0) return [];
    const quantity = line.quantity - rounded(BigInt(taken) * BigInt(line.quantity), BigInt(net));
    return [{ line, net, taken, quantity }];
  });
}

/**
 * The lines of a credit note that takes back quantities of an invoice's lines, before tax. `before` is what credit notes
 * took of each line already (`billedByLine`). All credits of a line together are exactly the line, also after a
 * discount; more than is left of a line is what is left.
 */
export function creditedLines(
  source: Source,
  credited: readonly CreditedQuantity[],
  before: ReadonlyMap<string, number>,
): readonly InvoiceLine[] {
  const parts = creditableLines(source, before).flatMap(({ line, net, taken, quantity: left }) => {
    const wish = credited.find(({ id }) => id === line.id);
    if (!wish) return [];
    const upTo = line.quantity - left + wish.quantity;
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
