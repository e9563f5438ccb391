import type { RateGroup } from './totals';

/** What a paper bills at one rate: the base and each named tax on it, in cents. */
export type RateSum = Pick<RateGroup, 'taxRate' | 'base' | 'taxes'>;

/** The taxes, then the bases, in cents: the order in which shares of a paper are rounded (`stepShares`). */
export function partsOf(sums: readonly RateSum[]): readonly number[] {
  return [...sums.flatMap(({ taxes }) => taxes.map(({ cents }) => cents)), ...sums.map(({ base }) => base)];
}

/** The same rates with other parts, in the order of `partsOf`. */
export function withParts(sums: readonly RateSum[], parts: readonly number[]): readonly RateSum[] {
  const taxes = parts.slice(0, parts.length - sums.length);
  const bases = parts.slice(taxes.length);
  let at = 0;
  return sums.map((sum, index) => {
    const own = taxes.slice(at, (at += sum.taxes.length));
    return {
      taxRate: sum.taxRate,
      base: bases[index] ?? 0,
      taxes: sum.taxes.map(({ name }, part) => ({ name, cents: own[part] ?? 0 })),
    };
  });
}

/** The taxes of the sums together, in cents. */
export function taxOf(sums: readonly RateSum[]): number {
  return sums.flatMap(({ taxes }) => taxes).reduce((all, { cents }) => all + cents, 0);
}

/** Bases and taxes together, in cents. */
export function grossOf(sums: readonly RateSum[]): number {
  return sums.reduce((all, { base }) => all + base, taxOf(sums));
}

/** What is left of each base and tax after other papers; below zero where those have more. */
export function without(
  sums: readonly RateSum[],
  taken: readonly (readonly RateSum[])[],
): readonly RateSum[] {
  return together([sums, ...taken.map(negative)]);
}

/** The sums of several papers, each rate once. Papers that name a rate by one id have the same parts of it. */
export function together(papers: readonly (readonly RateSum[])[]): readonly RateSum[] {
  return papers.flat().reduce<readonly RateSum[]>(added, []);
}

/** Whether two papers have the same base at each rate; a rate that one lacks counts as 0. */
export function haveSameBases(one: readonly RateSum[], other: readonly RateSum[]): boolean {
  const baseOf = (sums: readonly RateSum[], rate: string) =>
    sums.find(({ taxRate }) => taxRate === rate)?.base ?? 0;
  return [...one, ...other].every(({ taxRate }) => baseOf(one, taxRate) === baseOf(other, taxRate));
}

function added(sums: readonly RateSum[], more: RateSum): readonly RateSum[] {
  const at = sums.findIndex(({ taxRate }) => taxRate === more.taxRate);
  const before = sums[at];
  if (!before) return [...sums, { taxRate: more.taxRate, base: more.base, taxes: more.taxes }];
  const taxes = more.taxes.map(({ name, cents }, part) => ({
    name,
    cents: cents + (before.taxes[part]?.cents ?? 0),
  }));
  return sums.with(at, { taxRate: more.taxRate, base: before.base + more.base, taxes });
}

function negative(sums: readonly RateSum[]): readonly RateSum[] {
  // A difference, because the negation of 0 is no 0.
  return withParts(
    sums,
    partsOf(sums).map((cents) => 0 - cents),
  );
}
