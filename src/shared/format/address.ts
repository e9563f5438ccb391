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

/** "2714 Meadow Ln, Arlington, TX 76013" in one line, without what is missing. */
export function formatAddress({ streetAddress, city, state, zipcode }: AddressParts): string {
  return filled([streetAddress, city, filled([state, zipcode], ' ')], ', ');
}

/** Shows an address on the map of the device. */
export function mapsHref(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** Opens the route from where the device is to an address. */
export function routeHref(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
