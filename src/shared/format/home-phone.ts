/** A number of the United States and Canada as it is stored. */
const NORTH_AMERICAN = /^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

/**
 * "(817) 555-0112" for a stored number of one's own country, without the library that knows all countries; null for
 * every other, which `formatPhone` writes. Both agree, which a test holds them to.
 */
export function formatHomePhone(phone: string, homeCountry: string): string | null {
  if (homeCountry !== 'US' && homeCountry !== 'CA') return null;
  const [, area, exchange, line] = NORTH_AMERICAN.exec(phone) ?? [];
  return area === undefined ? null : `(${area}) ${exchange}-${line}`;
}
