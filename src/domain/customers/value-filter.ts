/** Filters by the estimated value: below 5,000, below 20,000, and the rest, in the business's currency. */
export const VALUE_FILTERS = ['small', 'middle', 'large'] as const;
export type ValueFilter = (typeof VALUE_FILTERS)[number];

/** The values that a filter allows, in cents; `below` is not among them, and null where nothing bounds it. */
export const VALUE_RANGES: Readonly<
  Record<ValueFilter, { readonly from: number; readonly below: number | null }>
> = {
  small: { from: 0, below: 500_000 },
  middle: { from: 500_000, below: 2_000_000 },
  large: { from: 2_000_000, below: null },
};
