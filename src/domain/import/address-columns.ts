import { foldHeader } from './headers';
import type { ImportTarget } from './targets';

type Part = 'street' | 'street2' | 'city' | 'state' | 'zip' | 'whole';

/** What programs call the parts of an address behind the word that says which address it is. */
const PART_WORDS: Readonly<Record<Part, readonly string[]>> = {
  street: [
    'street',
    'street 1',
    'street address',
    'street line 1',
    'address line 1',
    'address 1',
    'line 1',
    'addr 1',
    '1',
  ],
  street2: [
    'street 2',
    'street 3',
    'street line 2',
    'address line 2',
    'address line 3',
    'address line 4',
    'address 2',
    'line 2',
    'addr 2',
    'unit',
    'suite',
    'apt',
    'extended address',
    'address po box',
    'po box',
    '2',
    '3',
    '4',
    '5',
  ],
  city: ['city', 'town', 'suburb', 'city town', 'locality'],
  state: ['state', 'province', 'region', 'state province', 'state region', 'prov', 'territory'],
  zip: ['zip', 'zip code', 'postal code', 'post code', 'zip postal code', 'postal zip code', 'postcode'],
  whole: ['address', 'formatted', 'full address', 'addresses'],
};

/**
 * The addresses a file may have, the place of work before where the bills go. Each list holds one
 * address; files mix its words.
 */
const ADDRESSES: readonly (readonly string[])[] = [
  ['service', 'property', 'service property', 'job', 'job site', 'site', 'location', 'project'],
  ['', 'primary', 'primary address', 'customer', 'person', 'address', 'street'],
  ['address 1'],
  ['home', 'home address'],
  ['mailing', 'mailing address', 'sa', 'po'],
  ['billing', 'bill', 'bill to', 'billing address', 'bill address'],
  ['business', 'business address', 'work', 'company', 'organization'],
  ['shipping', 'ship', 'ship to', 'shipping address', 'ship address'],
  ['other', 'other address'],
  ['address 2'],
];

type Known = { readonly address: number; readonly part: Part };

const KNOWN = knownHeaders();

function knownHeaders(): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  ADDRESSES.forEach((prefixes, address) => {
    for (const prefix of prefixes) {
      for (const part of ['street', 'street2', 'city', 'state', 'zip', 'whole'] as const) {
        for (const word of PART_WORDS[part]) {
          const header = foldHeader(`${prefix} ${word}`);
          // A bare number or "formatted" alone is no address.
          if (!/\p{L}{2}/u.test(header) || header === 'formatted' || known.has(header)) continue;
          known.set(header, { address, part });
        }
      }
      const bare = foldHeader(prefix);
      if (bare.endsWith('address') && !known.has(bare)) known.set(bare, { address, part: 'whole' });
    }
  });
  return known;
}

const FIRST: Readonly<Record<Part, ImportTarget>> = {
  street: 'streetAddress',
  street2: 'streetAddress',
  whole: 'streetAddress',
  city: 'city',
  state: 'state',
  zip: 'zipcode',
};
const SECOND: Readonly<Record<Part, ImportTarget>> = {
  street: 'otherStreet',
  street2: 'otherStreet',
  whole: 'otherStreet',
  city: 'otherCity',
  state: 'otherState',
  zip: 'otherZipcode',
};

/**
 * Which columns hold the address and which the other one. The first address of the order above that
 * has values becomes the customer's, the next one the other; a third is left to the caller (null).
 * A whole address beside its own parts says nothing new and is `ignore`.
 *
 * @param filled whether any row has a value in the column.
 */
export function addressColumns(
  headers: readonly string[],
  filled: readonly boolean[],
): ReadonlyMap<number, ImportTarget | 'ignore' | null> {
  const columns = headers.flatMap((header, column) => {
    const known = KNOWN.get(header);
    return known && filled[column] ? [{ column, ...known }] : [];
  });
  const used = [...new Set(columns.map(({ address }) => address))].toSorted((a, b) => a - b);
  return new Map(
    columns.map(({ column, address, part }) => {
      const hasParts = columns.some((one) => one.address === address && one.part !== 'whole');
      if (part === 'whole' && hasParts) return [column, 'ignore'];
      const place = used.indexOf(address);
      return [column, place === 0 ? FIRST[part] : place === 1 ? SECOND[part] : null];
    }),
  );
}
