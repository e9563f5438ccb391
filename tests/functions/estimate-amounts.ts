/** Finds these amounts, in cents, in any spelling: 187319, 1873.19, "1,873.19", "1.873,19", "1 873.19", "$1,873". */
export function spelled(amounts: readonly number[]): RegExp {
  const one = (cents: number) => {
    const [whole, rest] = [String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0')];
    const groups = whole.replace(/\B(?=(\d{3})+$)/g, '_').split('_');
    const grouped = groups.join(String.raw`[.,’'\s]?`);
    // A bare whole part of few digits is any number.
    const bare = whole.length > 3 ? [grouped] : [];
    return [String(cents), String.raw`${grouped}[.,]${rest}`, ...bare].join('|');
  };
  return new RegExp(String.raw`(?<![\d.,])(?:${amounts.map(Math.abs).map(one).join('|')})(?![\d])`, 'u');
}
