/** One measured number that must not be exceeded. */
export type Ceiling = {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: 'kB' | 'ms' | '%' | 'documents' | 'listeners' | '';
};

/** Those above their limit; exactly at it is allowed. */
export function broken(ceilings: readonly Ceiling[]): readonly Ceiling[] {
  return ceilings.filter(({ value, limit }) => !(value <= limit));
}

/** The value below which this share (0 to 1) of all values lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
