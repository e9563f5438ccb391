import { filled } from '@/domain/format/postal-address';
import type { AddressParts } from '@/domain/format/postal-address';

export { formatAddress } from '@/domain/format/postal-address';

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
