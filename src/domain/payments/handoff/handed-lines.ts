import { lineNets } from '../../money/line-nets';
import { haveSameBases, taxOf, together } from '../../money/rate-sums';
import { creditedTax } from '../../money/shares';
import { invoiceTotals } from '../../invoices/contents/billed-groups';
import type { Invoice } from '../../invoices/invoice';

/** A line as accounting takes it, in cents: its amount before tax, and its tax. */
export type HandedLine = {
  readonly name: string;
  readonly description: string;
  readonly net: number;
  readonly tax: number;
  /** Name of the rate; '' for no tax. */
  readonly rate: string;
};

type Paper = Pick<
  Invoice,
  'title' | 'lines' | 'taxRates' | 'isTaxInclusive' | 'discountPercent' | 'discount' | 'groups'
>;

/**
 * The lines of an issued paper. Bases and taxes add up to those of the paper, rate by rate: each line takes its part of
 * the tax that the earlier ones left. A paper whose lines do not add up to its bases gets one line for each rate.
 */
export function handedLines(paper: Paper): readonly HandedLine[] {
  const totals = invoiceTotals(paper);
  const nets = typeof totals === 'string' ? [] : lineNets(paper.lines, totals);
  const lines = paper.lines.map(({ name, description, taxRate }, at) => ({
    ...{ name, description, taxRate },
    net: nets[at] ?? 0,
  }));
  const bases = lines.map(({ taxRate, net }) => ({ taxRate, base: net, taxes: [] }));
  const isExact = haveSameBases(together([bases]), paper.groups);
  const some = isExact
    ? lines
    : paper.groups.map(({ taxRate, base }) => ({ name: paper.title, description: '', taxRate, net: base }));
  return withTaxes(some, paper);
}

function withTaxes(
  lines: readonly (Pick<HandedLine, 'name' | 'description' | 'net'> & { readonly taxRate: string })[],
  { groups, taxRates }: Pick<Paper, 'groups' | 'taxRates'>,
): readonly HandedLine[] {
  const left = new Map(groups.map((group) => [group.taxRate, { base: group.base, tax: taxOf([group]) }]));
  const lastOf = new Map(lines.map(({ taxRate }, at) => [taxRate, at]));
  return lines.map(({ taxRate, ...line }, at) => {
    const before = left.get(taxRate) ?? { base: 0, tax: 0 };
    const isLast = lastOf.get(taxRate) === at;
    const tax = isLast ? before.tax : before.base === 0 ? 0 : creditedTax(before, line.net);
    left.set(taxRate, { base: before.base - line.net, tax: before.tax - tax });
    return { ...line, tax, rate: taxRates.find(({ id }) => id === taxRate)?.name ?? '' };
  });
}
