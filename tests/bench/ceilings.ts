export type Ceiling = {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: 'kB' | 'ms' | '%' | 'documents' | 'listeners' | '';
};

/** Ceilings above their limit; exactly at it is allowed. */
export function broken(ceilings: readonly Ceiling[]): readonly Ceiling[] {
  return ceilings.filter(({ value, limit }) => !(value <= limit));
}

/** The given percentile (0 to 1) of the values; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
