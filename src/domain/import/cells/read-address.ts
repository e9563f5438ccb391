import { maxLengthOf } from '../../core/bounds';
import { customerShape } from '../../customers/customer';
import type { AddressField } from '../../format/address';
import { foldText } from '../../format/fold-text';
import type { AddressTarget } from '../columns/address-columns';
import { splitAddress } from './contact-cells';
import type { AddressParts } from './contact-cells';
import type { RowCells } from './row-cells';

/** A record's address, and another one as one line. Splits a whole address from one cell. */
export function readAddresses(
  read: RowCells<AddressTarget>,
  names: readonly string[],
): { readonly first: AddressParts; readonly other: string } {
  const max = (target: AddressField) => maxLengthOf(customerShape, target);
  const bounded = (target: AddressField) => read.bounded(target, max(target));
  const given = { city: bounded('city'), state: bounded('state'), zipcode: bounded('zipcode') };
  const other = {
    streetAddress: joinLines(read.all('otherStreet').map(({ value }) => withoutName(value, names))),
    city: read.text('otherCity'),
    state: read.text('otherState'),
    zipcode: read.text('otherZipcode'),
  };
  const lines = read
    .all('streetAddress')
    .map(({ value }) => withoutName(value, names))
    .filter(Boolean);
  const written = joinLines(lines);
  const isEmpty = written === '' && Object.values(given).every((part) => part === '');
  if (isEmpty) return { first: split(other), other: '' };
  const streetAddress = () => read.cut('streetAddress', written, max('streetAddress'));
  const first = splitBeside(lines, given) ?? { streetAddress: streetAddress(), ...given };
  const second = lineOf(split(other));
  return { first, other: second === lineOf(first) ? '' : second };
}

/** A line without one of the record's names in front of it, as on an envelope. */
function withoutName(line: string, names: readonly string[]): string {
  const folded = foldText(line);
  const name = names.find(
    (one) => one !== '' && folded.startsWith(foldText(one)) && /^(\s*[,;\n-]|$)/.test(line.slice(one.length)),
  );
  return name === undefined ? line : line.slice(name.length).replace(/^[\s,;-]+/, '');
}

/** Lines of a street: "Ring" and "3" are one, "12 Main St" and "Apt 4" are two. */
function joinLines(lines: readonly string[]): string {
  return lines.reduce((street, line) => {
    const isNumber = (text: string) => /^\d+\s?[a-z]?([-/]\d+\s?[a-z]?)?$/i.test(text);
    const belongs = (isNumber(line) && !/\d/.test(street)) || isNumber(street);
    return street === '' ? line : belongs ? `${street} ${line}` : `${street}, ${line}`;
  }, '');
}

/** Parts of a whole address in envelope lines or in the first line; null when the part columns disagree. */
function splitBeside(
  [line = '', ...more]: readonly string[],
  given: Omit<AddressParts, 'streetAddress'>,
): AddressParts | null {
  const envelope = splitAddress([line, ...more].join(', '));
  const whole = envelope ?? splitAddress(line);
  const agrees = (['city', 'zipcode'] as const).every(
    (part) => given[part] === '' || given[part].toLowerCase() === whole?.[part].toLowerCase(),
  );
  if (!whole || !agrees) return null;
  return envelope ?? { ...whole, streetAddress: joinLines([whole.streetAddress, ...more]) };
}

function split(parts: AddressParts): AddressParts {
  return (parts.city === '' && parts.zipcode === '' ? splitAddress(parts.streetAddress) : null) ?? parts;
}

function lineOf({ streetAddress, city, state, zipcode }: AddressParts): string {
  return [streetAddress, city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
