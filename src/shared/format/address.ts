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

/** Opens the route to an address in the map program of the device. */
export function mapsHref(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
