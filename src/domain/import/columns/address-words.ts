import { headerKey } from './headers';

/** `unit` and `number` belong to a street line and are never an address alone. */
export type AddressPart = 'street' | 'street2' | 'unit' | 'number' | 'city' | 'state' | 'zip' | 'whole';

/** Programs' names for address parts, after the word that names the address. */
const PART_WORDS: Readonly<Record<AddressPart, string>> = {
  street: `street, street 1, street address, street line 1, street name, road, address line 1, address 1, line 1, addr 1, 1,
    straße, strasse, str, straße hausnummer, straße und hausnummer, straße nr, strasse nr, calle, rue, via, straat,
    straatnaam, ulica, rua, logradouro, adresse 1, adresse ligne 1`,
  street2: `street 2, street 3, street line 2, address line 2, address line 3, address line 4, address 2, address 3, line 2,
    addr 2, 2, 3, 4, 5, adresse 2, adresse ligne 2`,
  unit: `unit, unit number, suite, apt, apartment, apt number, apt suite, extended address, address po box, po box,
    adresszusatz, zusatz, wohnung, piso, complément, complément d adresse, interno, toevoeging, mieszkanie,
    numer mieszkania, complemento`,
  number: `house number, street number, hausnummer, haus nr, huisnummer, numer domu, nr domu, numero civico, civico,
    número de calle`,
  city: `city, town, suburb, city town, locality, ort, stadt, wohnort, ciudad, localidad, población, ville, commune, città,
    comune, località, plaats, woonplaats, stad, gemeente, miasto, miejscowość, cidade, localidade, município`,
  state: `state, st, province, region, state province, state region, prov, territory, bundesland, kanton, provincia, estado,
    région, département, regione, provincie, województwo, uf`,
  zip: `zip, zip code, zipcode, postal code, post code, zip postal code, postal zip code, postcode, plz, postleitzahl,
    código postal, cp, code postal, cap, kod pocztowy, cep`,
  whole: `address, formatted, full address, addresses, adresse, anschrift, dirección, domicilio, adresse complète, indirizzo,
    adres, endereço, morada`,
};

/** The possible addresses, workplace before billing. Each line is one address; files mix its words. */
const ADDRESSES: readonly string[] = [
  `service, property, service property, job, job site, jobsite, site, location, project, installation, work site, objekt,
    baustelle, baustellen, objektadresse, chantier, obra`,
  ', primary, primary address, customer, person, address, street, kunde, kunden, client',
  'address 1',
  'home, home address, privat, private',
  'mailing, mailing address, sa, po, post, postanschrift',
  `billing, bill, bill to, billing address, bill address, invoice, rechnung, rechnungs, rechnungsadresse,
    rechnungsanschrift, facturación, facturation, fatturazione`,
  'business, business address, work, company, organization, office',
  'shipping, ship, ship to, shipping address, ship address, delivery, liefer, lieferadresse',
  'other, other address, second, second address, alternate, alternate address',
  'address 2',
];

/** The workplace, the address without a name, and the repeat of the first address's columns. */
export const WORKPLACE = 0;
export const PLAIN = 1;
export const REPEATED = ADDRESSES.length - 1;

/** The address a header belongs to (index in the order above), and its part. */
export type KnownAddressHeader = { readonly address: number; readonly part: AddressPart };

const wordsIn = (list: string) => list.split(',').map((word) => word.trim());

const KNOWN = knownHeaders();

function knownHeaders(): ReadonlyMap<string, KnownAddressHeader> {
  const known = new Map<string, KnownAddressHeader>();
  const parts = Object.keys(PART_WORDS) as AddressPart[];
  ADDRESSES.forEach((prefixes, address) => {
    for (const prefix of wordsIn(prefixes)) {
      for (const part of parts) {
        for (const word of wordsIn(PART_WORDS[part])) {
          // French and Spanish name the part first: "ville de facturation" folds to "villedefacturation".
          for (const header of [headerKey(`${prefix} ${word}`), headerKey(`${word} de ${prefix}`)]) {
            // A bare number or "formatted" alone is no address.
            if (!/\p{L}{2}/u.test(header) || header === 'formatted' || known.has(header)) continue;
            if (prefix === '' && header !== headerKey(word)) continue;
            known.set(header, { address, part });
          }
        }
      }
      const bare = headerKey(prefix);
      if (/(address|adresse|anschrift)$/.test(bare) && !known.has(bare))
        known.set(bare, { address, part: 'whole' });
    }
  });
  return known;
}

/** The address and part a header names; null for all others. */
export function knownAddressHeader(header: string): KnownAddressHeader | null {
  const key = headerKey(header);
  const known = KNOWN.get(key);
  if (known) return known;
  // The second column of one name: "City (2)".
  const first = key.endsWith('2') ? KNOWN.get(key.slice(0, -1)) : undefined;
  const isPart = first?.address === PLAIN && ['city', 'state', 'zip'].includes(first.part);
  return isPart ? { address: REPEATED, part: first.part } : null;
}
