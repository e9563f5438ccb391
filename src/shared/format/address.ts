import { conventionsOf } from '@/domain/format/conventions';

/** The parts of a postal address; any may be empty. */
export type AddressParts = {
  streetAddress?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zipcode?: string | undefined;
};

function filled(parts: (string | undefined)[], separator: string): string {
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

/** Street and city in one line, for narrow places. */
export function shortAddress({ streetAddress, city }: Pick<AddressParts, 'streetAddress' | 'city'>): string {
  return filled([streetAddress, city], ', ');
}

/** Link that shows an address on the device's map. */
export function mapsHref(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** Link that opens the route from the device to an address. */
export function routeHref(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** Google's links take at most nine stops on the way. */
const MOST_STOPS = 9;

/** Link that opens the route from the device over several addresses, in their order; the last one is the end. */
export function dayRouteHref(addresses: readonly string[]): string {
  const end = addresses.at(-1) ?? '';
  const stops = addresses.slice(0, -1).slice(0, MOST_STOPS).map(encodeURIComponent);
  return `${routeHref(end)}${stops.length === 0 ? '' : `&waypoints=${stops.join('%7C')}`}`;
}
