/** A quotient of whole numbers, rounded once to the nearest one; halves go away from zero, so a credit reverses exactly. */
export function rounded(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [over, under] = [numerator, denominator].map((one) => (one < 0n ? -one : one)) as [bigint, bigint];
  const nearest = (over * 2n + under) / (under * 2n);
  return Number(isNegative ? -nearest : nearest);
}
