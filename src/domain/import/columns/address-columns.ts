import type { AddressField } from '../../format/address';
import { foldText } from '../../format/fold-text';
import { knownAddressHeader, PLAIN, REPEATED, WORKPLACE } from './address-words';
import type { AddressPart } from './address-words';
import { splitAddress } from '../cells/contact-cells';
import type { FileColumn } from './columns';

/** Targets of the parts of another address, which has no field and goes to the notes. */
export const OTHER_ADDRESS = ['otherStreet', 'otherCity', 'otherState', 'otherZipcode'] as const;

/** Where an address column goes; a third address goes to the notes as it is. */
export type AddressTarget = AddressField | (typeof OTHER_ADDRESS)[number] | 'notes';

/** The targets of a part in the first and in the second address; all other parts belong to the street. */
const TARGETS: Partial<Readonly<Record<AddressPart, readonly [AddressTarget, AddressTarget]>>> = {
  city: ['city', 'otherCity'],
  state: ['state', 'otherState'],
  zip: ['zipcode', 'otherZipcode'],
};

type Found = { readonly column: number; readonly address: number; readonly part: AddressPart };

/**
 * Finds the columns of the customer's address and of another one. A plain address column is the street, a
 * second line joins it, and an address named in headers takes its own city. City, state and ZIP without a
 * street belong to the named address with only a street. A whole address beside its own street is left out if
 * it only repeats it. Open cases take the likelier place, which keeps their data.
 *
 * @returns the target of each address column; null leaves it to the caller, such as a third address
 */
export function addressColumns(
  columns: readonly FileColumn[],
): ReadonlyMap<number, AddressTarget | 'ignore' | null> {
  const found = lendParts(knownColumns(columns));
  const order = addressOrder(found, columns);
  const [first, second] = order;
  const usualOf = ({ address, part }: Found) => {
    const [one, other] = TARGETS[part] ?? ['streetAddress', 'otherStreet'];
    return address === first ? one : address === second ? other : null;
  };
  // The notes take a third address with its column's name.
  const another = second === undefined ? 'otherStreet' : null;
  const targetOf = (one: Found) => {
    const lines = found.filter(({ address, part }) => address === one.address && isLine(part));
    const street = lines.find(({ part }) => part === 'street') ?? lines.find(({ part }) => part === 'whole');
    if (!street || street.column === one.column) return usualOf(one);
    if (one.part === 'whole') return repeats(columns, one, found) ? 'ignore' : another;
    // Lines of an envelope are read together.
    const isSecond = one.part === 'street2' && lines.length === 2;
    return isSecond && columns[one.column]?.values.some(isStreet) ? another : usualOf(one);
  };
  return new Map(found.map((one) => [one.column, targetOf(one)]));
}

const isLine = (part: AddressPart) => part === 'street' || part === 'whole' || part === 'street2';

function knownColumns(columns: readonly FileColumn[]): readonly Found[] {
  const found = columns.flatMap(({ header, values }, column): Found[] => {
    const known = values.some(Boolean) ? knownAddressHeader(header) : null;
    return known ? [{ column, ...known }] : [];
  });
  // "Address, City, Address (2), City (2)": the second column of a name is the street of the second city.
  const repeatsCity = found.some(({ address, part }) => address === REPEATED && part !== 'whole');
  if (!repeatsCity || hasStreet(found, REPEATED)) return found;
  return found.map((one) =>
    one.address === PLAIN && one.part === 'street2' ? { ...one, address: REPEATED, part: 'whole' } : one,
  );
}

const hasStreet = (found: readonly Found[], address: number) =>
  found.some((one) => one.address === address && (one.part === 'street' || one.part === 'whole'));
const hasPlace = (found: readonly Found[], address: number) =>
  found.some((one) => one.address === address && (one.part === 'city' || one.part === 'zip'));

/** Gives plain columns without a street to the named address that has a street and no city. */
function lendParts(found: readonly Found[]): readonly Found[] {
  if (hasStreet(found, PLAIN)) return found;
  const [host] = [...new Set(found.map(({ address }) => address))]
    .filter((address) => address !== PLAIN && hasStreet(found, address) && !hasPlace(found, address))
    .toSorted((a, b) => a - b);
  if (host === undefined) return found;
  return found.map((one) => (one.address === PLAIN ? { ...one, address: host } : one));
}

/** Addresses by preference: those with a street first, a workplace without a city after a whole address. */
function addressOrder(found: readonly Found[], columns: readonly FileColumn[]): readonly number[] {
  const rank = (address: number) => {
    if (!hasStreet(found, address)) return 2;
    const isPoor = address === WORKPLACE && !isComplete(found, columns, address);
    return isPoor && isComplete(found, columns, PLAIN) ? 1 : 0;
  };
  return [...new Set(found.map(({ address }) => address))].toSorted((a, b) => rank(a) - rank(b) || a - b);
}

function isComplete(found: readonly Found[], columns: readonly FileColumn[], address: number): boolean {
  const whole = found.find((one) => one.address === address && one.part === 'whole');
  const values = (columns[whole?.column ?? -1]?.values ?? []).filter(Boolean);
  const splits = values.length > 0 && values.every((value) => splitAddress(value) !== null);
  return hasPlace(found, address) || splits;
}

/** Parts a whole address repeats; programs leave out flats. */
const SAID_TWICE: readonly AddressPart[] = ['street', 'city', 'state', 'zip'];

/** Whether a whole address adds nothing to the street in the same rows. */
function repeats(columns: readonly FileColumn[], whole: Found, found: readonly Found[]): boolean {
  const parts = found.filter(({ address, part }) => address === whole.address && SAID_TWICE.includes(part));
  const fold = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return (columns[whole.column]?.values ?? []).every((value, row) => {
    if (value === '') return true;
    const said = parts.map(({ column }) => fold(columns[column]?.values[row] ?? '')).filter(Boolean);
    return said.length > 0 && said.every((part) => fold(value).includes(part));
  });
}

/** Words of a flat, a floor or a box, which are never a street. */
const UNIT =
  /^(apt|apartment|unit|suite|ste|floor|fl|level|lvl|bldg|building|block|tower|lot|room|rm|rear|front|upper|lower|basement|p\.?\s?o\.?\s?box|box|c\/o|care of|attn|space|trailer|wohnung|whg|etage|stock|hinterhaus|postfach|bp|appt|b[âa]t\p{L}*|piso|int)\b|^#/iu;

/** Whether a second line looks like a street: a number beside words, as in "99 Elm St". */
function isStreet(value: string): boolean {
  return !UNIT.test(value) && /\d/.test(value) && /\p{L}{3}/u.test(value) && /\s/.test(value.trim());
}
