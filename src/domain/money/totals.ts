import { lineAmount } from './line-amount';
import type { CountedLine } from './line-amount';
import { partOf, WHOLE } from './part-of';
import { rounded } from './round';
import { spread } from './spread';

/** A named part of a tax rate, such as GST beside PST; the rate is in thousandths of a percent. */
export type TaxPart = { readonly name: string; readonly rate: number };

/** A rate that lines name by its id: one to three parts, each rounded by itself. */
export type TaxRate = { readonly id: string; readonly parts: readonly TaxPart[] };

export type TaxedLine = CountedLine & {
  /** '' for a line without tax. */
  readonly taxRate: string;
};

/** Off the whole paper: thousandths of a percent, or cents. */
export type Discount = { readonly percent: number } | { readonly cents: number };

export type Reckoned = {
  readonly lines: readonly TaxedLine[];
  readonly rates: readonly TaxRate[];
  readonly discount: Discount;
  /** Prices hold the tax already. */
  readonly isInclusive: boolean;
  /** A change of signed work may deduct more than it adds; it then has no discount. */
  readonly isChange?: boolean;
};

/** The lines of one rate after the discount, in cents. */
export type RateGroup = {
  readonly taxRate: string;
  /** Before the tax. */
  readonly base: number;
  readonly discount: number;
  readonly taxes: readonly { readonly name: string; readonly cents: number }[];
};

/** The sums of a paper, in cents. */
export type Totals = {
  readonly amounts: readonly number[];
  /** The lines as they are printed, before discount. */
  readonly subtotal: number;
  readonly discount: number;
  readonly groups: readonly RateGroup[];
  readonly tax: number;
  readonly total: number;
};

/** Why a paper cannot be reckoned; the texts are the screen's. */
export type TotalsProblem =
  'group-below-zero' | 'discount-too-large' | 'discount-below-zero' | 'unknown-rate';

/**
 * Sums a paper. The discount is spread over the rates by largest remainder; each part of a rate is computed once for
 * the whole paper, so that base times rate can be checked on paper (EN 16931, BR-CO-17).
 */
export function totalsOf({
  lines,
  rates,
  discount,
  isInclusive,
  isChange = false,
}: Reckoned): Totals | TotalsProblem {
  const amounts = lines.map(lineAmount);
  const ids = [...new Set(lines.map(({ taxRate }) => taxRate))];
  if (ids.some((id) => id !== '' && !rates.some((rate) => rate.id === id))) return 'unknown-rate';
  const before = ids.map((id) =>
    amounts.reduce((sum, amount, index) => sum + (lines[index]?.taxRate === id ? amount : 0), 0),
  );
  const isCredit = before.some((amount) => amount < 0);
  if (isCredit && !isChange) return 'group-below-zero';
  const subtotal = before.reduce((sum, one) => sum + one, 0);
  const off = 'cents' in discount ? discount.cents : partOf(subtotal, discount.percent);
  if (isCredit && off !== 0) return 'discount-too-large';
  if (off < 0) return 'discount-below-zero';
  if (!isCredit && off > subtotal) return 'discount-too-large';
  const offEach = isCredit ? before.map(() => 0) : spread(off, before);
  const groups = ids.map((taxRate, index) => {
    const parts = rates.find(({ id }) => id === taxRate)?.parts ?? [];
    const share = offEach[index] ?? 0;
    const amount = (before[index] ?? 0) - share;
    return { taxRate, discount: share, ...(isInclusive ? taxWithin(amount, parts) : taxOn(amount, parts)) };
  });
  const tax = groups.flatMap(({ taxes }) => taxes).reduce((sum, { cents }) => sum + cents, 0);
  const total = groups.reduce((sum, { base }) => sum + base, tax);
  return { amounts, subtotal, discount: off, groups, tax, total };
}

function taxOn(base: number, parts: readonly TaxPart[]): Pick<RateGroup, 'base' | 'taxes'> {
  return {
    base,
    taxes: parts.map(({ name, rate }) => ({ name, cents: partOf(base, rate) })),
  };
}

/** The tax within an amount is the difference to its base, so that the printed price stays the price. */
function taxWithin(gross: number, parts: readonly TaxPart[]): Pick<RateGroup, 'base' | 'taxes'> {
  const rate = parts.reduce((sum, part) => sum + BigInt(part.rate), 0n);
  const base = rounded(BigInt(gross) * WHOLE, WHOLE + rate);
  const shares = spread(
    gross - base,
    parts.map((part) => part.rate),
  );
  return { base, taxes: parts.map(({ name }, index) => ({ name, cents: shares[index] ?? 0 })) };
}
