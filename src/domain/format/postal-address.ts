import { conventionsOf } from './conventions';

/** The parts of a postal address; any may be empty. */
export type AddressParts = {
  streetAddress?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zipcode?: string | undefined;
};

/** Those parts that are not empty, as one text. */
export function filled(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter((part) => part !== undefined && part.trim() !== '').join(separator);
}

/**
 * One line in the order of a country (ISO 3166-1), without empty parts: "2714 Meadow Ln, Arlington, TX 76013", "Hohe
 * Str. 5, 50667 Köln", "5 High St, London SW1A 1AA".
 */
export function formatAddress(
  { streetAddress, city, state, zipcode }: AddressParts,
  country: string,
): string {
  const place = conventionsOf(country).zipcodeFirst
    ? filled([filled([zipcode, city], ' '), state], ', ')
    : filled([filled([city, state], ', '), zipcode], ' ');
  return filled([streetAddress, place], ', ');
}
