/**
 * Divides a whole amount in proportion to weights so that no cent is lost: each part gets the floor of its share, and
 * the cents that remain go to the largest remainders, of equal ones to the earlier. All are cents; weights are not
 * negative. Without any weight the amount must be 0.
 */
export function spread(amount: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, one) => all + BigInt(one), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const sign = amount < 0 ? -1 : 1;
  const exact = weights.map((weight) => BigInt(Math.abs(amount)) * BigInt(weight));
  const floors = exact.map((one) => Number(one / sum));
  const left = Math.abs(amount) - floors.reduce((all, one) => all + one, 0);
  const byRemainder = exact
    .map((one, index) => ({ index, remainder: one % sum }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return floors.map((one, index) => sign * (one + (raised.has(index) ? 1 : 0)));
}
