import { lineNets } from '../../money/line-nets';
import { partOf } from '../../money/part-of';
import type { Totals } from '../../money/totals';
import type { Invoice } from '../invoice';
import type { InvoiceLine } from '../invoice-content';
import { invoiceTotals } from './billed-groups';
import type { Reckoned } from './billed-groups';
import { billedLine } from './billed-lines';
import { isBilling } from './left-to-bill';

/** Signed lines, or those of an invoice to credit, with their sums. */
export type Source = { readonly lines: readonly InvoiceLine[]; readonly totals: Totals };

type Counted = Pick<Invoice, 'kind' | 'status'> & Reckoned;

/** What is done of a signed line, in thousandths of a percent, and how the invoice says it: "50% of 28 SQ". */
export type LineProgress = { readonly id: string; readonly done: number; readonly words: string };

/** What issued papers bill of each line, by its id, in cents before tax; credit notes take it back. */
export function billedByLine(papers: readonly Counted[]): ReadonlyMap<string, number> {
  const billed = new Map<string, number>();
  for (const paper of papers.filter(isBilling)) {
    const totals = invoiceTotals(paper);
    const nets = typeof totals === 'string' ? [] : lineNets(paper.lines, totals);
    paper.lines.forEach(({ id }, at) => {
      const net = nets[at] ?? 0;
      billed.set(id, (billed.get(id) ?? 0) + (paper.kind === 'Invoice' ? net : 0 - net));
    });
  }
  return billed;
}

/**
 * The lines of an invoice that bills work up to what is done of each line, before tax: what `billed` has already is left
 * out, and so are lines of which nothing is left. They keep the ids of the signed lines, by which later ones find them.
 */
export function progressLines(
  { lines, totals }: Source,
  progress: readonly LineProgress[],
  billed: ReadonlyMap<string, number>,
): readonly InvoiceLine[] {
  const nets = lineNets(lines, totals);
  const parts = lines.flatMap((line, at) => {
    const reached = progress.find(({ id }) => id === line.id);
    const net = nets[at] ?? 0;
    const part = reached ? partOf(net, reached.done) - (billed.get(line.id) ?? 0) : 0;
    // A deduction is billed as one; a line that is billed beyond what is done gives nothing back by itself.
    return reached && Math.sign(part) * Math.sign(net) > 0 ? [{ line, part, words: reached.words }] : [];
  });
  return parts.map(({ line, part, words }, at) => ({
    ...billedLine(at, line.id),
    name: line.name,
    description: words,
    unitPrice: part,
    taxRate: line.taxRate,
  }));
}
