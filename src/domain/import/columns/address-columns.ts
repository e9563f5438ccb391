import type { AddressField } from '../../format/address';
import { foldText } from '../../format/fold-text';
import { knownAddressHeader, PLAIN, REPEATED, WORKPLACE } from './address-words';
import type { AddressPart } from './address-words';
import { splitAddress } from '../cells/contact-cells';
import type { ColumnQuestion } from './column-question';
import { exampleOf } from './column-question';
import type { FileColumn } from './file-column';
import { foldHeader } from './headers';

/** Targets of the parts of another address, which has no field and goes to the notes. */
export const OTHER_ADDRESS = ['otherStreet', 'otherCity', 'otherState', 'otherZipcode'] as const;

/** Where an address column goes; a third address goes to the notes as it is. */
export type AddressTarget = AddressField | (typeof OTHER_ADDRESS)[number] | 'notes';

const FIRST: Readonly<Record<AddressPart, AddressTarget>> = {
  street: 'streetAddress',
  street2: 'streetAddress',
  unit: 'streetAddress',
  number: 'streetAddress',
  whole: 'streetAddress',
  city: 'city',
  state: 'state',
  zip: 'zipcode',
};
const SECOND: Readonly<Record<AddressPart, AddressTarget>> = {
  street: 'otherStreet',
  street2: 'otherStreet',
  unit: 'otherStreet',
  number: 'otherStreet',
  whole: 'otherStreet',
  city: 'otherCity',
  state: 'otherState',
  zip: 'otherZipcode',
};

type Found = { readonly column: number; readonly address: number; readonly part: AddressPart };

export type AddressColumns = {
  /** Target of each address column; null leaves it to the caller, such as a third address. */
  readonly targets: ReadonlyMap<number, AddressTarget | 'ignore' | null>;
  /** Questions the file leaves open; the targets hold the likelier answer. */
  readonly questions: readonly ColumnQuestion[];
};

/**
 * Finds the columns of the customer's address and of another one. A plain address column is the street, a
 * second line joins it, and an address named in headers takes its own city. City, state and ZIP without a
 * street belong to the named address with only a street. A whole address beside its own street is left out if
 * it only repeats it. Open cases become questions.
 */
export function addressColumns(columns: readonly FileColumn[]): AddressColumns {
  const known = knownColumns(columns);
  const { found, hosts, lent } = lendParts(known);
  const order = addressOrder(found, columns);
  const [first, second] = order;
  const targetOf = ({ address, part }: Found) =>
    address === first ? FIRST[part] : address === second ? SECOND[part] : null;

  const targets = new Map<number, AddressTarget | 'ignore' | null>();
  const questions: ColumnQuestion[] = [];
  for (const one of found) targets.set(one.column, targetOf(one));
  for (const one of found) {
    const lines = found.filter(({ address, part }) => address === one.address && isLine(part));
    // Lines of an envelope are read together.
    const isEnvelope = lines.length > 2 && one.part === 'street2';
    const street = lines.find(({ part }) => part === 'street') ?? lines.find(({ part }) => part === 'whole');
    if (
      !street ||
      isEnvelope ||
      street.column === one.column ||
      (one.part !== 'whole' && one.part !== 'street2')
    )
      continue;
    if (one.part === 'whole' && repeats(columns, one, found)) {
      targets.set(one.column, 'ignore');
      continue;
    }
    const values = columns[one.column]?.values ?? [];
    if (one.part === 'street2' && !values.some(isStreet)) continue;
    // The notes take a third address with its column's name.
    const apart = second === undefined ? 'otherStreet' : 'notes';
    targets.set(one.column, apart === 'otherStreet' ? apart : null);
    const isWhole = values.filter(Boolean).every((value) => splitAddress(value, []) !== null);
    if (one.part === 'street2' && isWhole && apart === 'otherStreet') continue;
    questions.push(lineQuestion(columns, street.column, one.column, targetOf(street) ?? 'notes', apart));
  }
  if (hosts.length > 1) questions.push(cityQuestion(columns, found, hosts, lent));
  if (hasStreet(found, PLAIN) && hasStreet(found, WORKPLACE)) questions.push(placeQuestion(columns, found));
  return { targets, questions };
}

const isLine = (part: AddressPart) => part === 'street' || part === 'whole' || part === 'street2';

function knownColumns(columns: readonly FileColumn[]): readonly Found[] {
  const found = columns.flatMap(({ header, values }, column): Found[] => {
    const known = values.some(Boolean) ? knownAddressHeader(foldHeader(header)) : null;
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
function lendParts(found: readonly Found[]): {
  readonly found: readonly Found[];
  readonly hosts: readonly number[];
  readonly lent: readonly Found[];
} {
  const lent = hasStreet(found, PLAIN) ? [] : found.filter(({ address }) => address === PLAIN);
  const hosts = [...new Set(found.map(({ address }) => address))]
    .filter((address) => address !== PLAIN && hasStreet(found, address) && !hasPlace(found, address))
    .toSorted((a, b) => a - b);
  const [host] = hosts;
  if (lent.length === 0 || host === undefined) return { found, hosts: [], lent: [] };
  return {
    found: found.map((one) => (lent.includes(one) ? { ...one, address: host } : one)),
    hosts,
    lent,
  };
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
  const splits = values.length > 0 && values.every((value) => splitAddress(value, []) !== null);
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

function lineQuestion(
  columns: readonly FileColumn[],
  street: number,
  column: number,
  line: AddressTarget,
  apart: AddressTarget,
): ColumnQuestion {
  const name = columns[column]?.header ?? '';
  return {
    text: `Is “${name}” a second line of the address or another address?`,
    columns: [column],
    example: exampleOf(columns, [street, column], isStreet),
    answers: [
      { label: 'A second line', targets: [[column, line]] },
      { label: 'Another address, kept in the notes', targets: [[column, apart]] },
      { label: 'Leave it out', targets: [[column, 'ignore']] },
    ],
  };
}

function cityQuestion(
  columns: readonly FileColumn[],
  found: readonly Found[],
  hosts: readonly number[],
  lent: readonly Found[],
): ColumnQuestion {
  const streets = hosts.flatMap((host) => {
    const street = found.find(
      ({ address, part }) => address === host && (part === 'street' || part === 'whole'),
    );
    return street ? [street] : [];
  });
  const name = (column: number) => columns[column]?.header ?? '';
  return {
    text: `Which address do ${lent.map(({ column }) => `“${name(column)}”`).join(', ')} belong to?`,
    columns: [...streets.map(({ column }) => column), ...lent.map(({ column }) => column)],
    example: exampleOf(
      columns,
      [...streets, ...lent].map(({ column }) => column),
    ),
    answers: streets.slice(0, 2).map((street) => ({
      label: name(street.column),
      targets: [
        ...streets.map(({ column }, at): [number, AddressTarget] => [
          column,
          column === street.column ? 'streetAddress' : at < 2 ? 'otherStreet' : 'notes',
        ]),
        ...lent.map(({ column, part }): [number, AddressTarget] => [column, FIRST[part]]),
      ],
    })),
  };
}

function placeQuestion(columns: readonly FileColumn[], found: readonly Found[]): ColumnQuestion {
  const both = found.filter(({ address }) => address === PLAIN || address === WORKPLACE);
  const targets = (first: number) =>
    both.map(({ column, address, part }): [number, AddressTarget] => [
      column,
      address === first ? FIRST[part] : SECOND[part],
    ]);
  const nameOf = (address: number) => {
    const street = both.find((one) => one.address === address && isLine(one.part));
    return columns[street?.column ?? -1]?.header ?? '';
  };
  return {
    text: 'Which of the two is the customer’s address? The other one is kept in the notes.',
    columns: both.map(({ column }) => column),
    example: exampleOf(
      columns,
      both.map(({ column }) => column),
    ),
    answers: [WORKPLACE, PLAIN].map((address) => ({ label: nameOf(address), targets: targets(address) })),
  };
}
