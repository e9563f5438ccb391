import type { AddressField } from '../../format/address';
import { maxLengthOf } from '../../core/bounds';
import { customerShape } from '../../customers/customer';
import type { ContactField, Customer } from '../../customers/customer';
import { emailsOf, phoneProblem, phonesOf, samePhone, splitAddress } from '../cells/contact-cells';
import type { AddressParts } from '../cells/contact-cells';
import { FOLDED_ALIASES, foldHeader } from './headers';
import type { RowCells } from '../cells/row-cells';
import type { ImportTarget } from './targets';

type Contact = Pick<Customer, 'name' | ContactField | AddressField | 'notes'>;

const MAX_NAME = maxLengthOf(customerShape, 'name');
const MAX_NOTES = maxLengthOf(customerShape, 'notes');

/**
 * Reads name and contact data: joins first and last names, and takes a missing name from company, e-mail or
 * phone. A third phone, a second e-mail and another address have no field and become lines of the notes.
 *
 * @param alsoKept further lines of the notes.
 */
export function readContact(
  read: RowCells,
  headers: readonly string[],
  alsoKept: readonly string[] = [],
): Contact {
  const phones = readPhones(read);
  const emails = readEmails(read);
  const companyName = read.bounded('companyName', maxLengthOf(customerShape, 'companyName'));
  const name = nameOf(read) || companyName || emails[0] || phones[0] || '';
  if (name === '') read.fail(nameColumn(read), 'No name, company, e-mail or phone.');
  if (name.length > MAX_NAME) read.fail(nameColumn(read), `Longer than ${MAX_NAME} characters.`);
  const { first, other } = readAddresses(read, [name, companyName]);

  const kept = [
    ...phones.slice(2).map((phone) => `Phone: ${phone}`),
    ...emails.slice(1).map((email) => `E-mail: ${email}`),
    ...(other === '' ? [] : [`Other address: ${other}`]),
    ...alsoKept,
  ];
  return {
    name: name.slice(0, MAX_NAME),
    companyName,
    phone: phones[0] ?? '',
    phoneAlt: phones[1] ?? '',
    email: emails[0] ?? '',
    ...first,
    notes: readNotes(read, headers, kept),
  };
}

function nameOf(read: RowCells): string {
  const parts = (['firstName', 'middleName', 'lastName', 'nameSuffix'] as const).map((part) =>
    read.text(part, ' '),
  );
  return read.text('name', ' ') || parts.filter(Boolean).join(' ');
}

/** The column to blame for a missing name: the first mapped to one, empty or not. */
function nameColumn(read: RowCells): ImportTarget {
  const names = ['name', 'firstName', 'lastName', 'companyName', 'email', 'phone'] as const;
  return names.find((target) => read.has(target)) ?? 'name';
}

function readPhones(read: RowCells): readonly string[] {
  const phones: string[] = [];
  for (const target of ['phone', 'phoneAlt'] as const) {
    for (const { value, column } of read.all(target)) {
      for (const phone of phonesOf(value)) {
        const problem = phoneProblem(phone);
        if (problem !== null) read.fail(target, problem, column);
        else if (!phones.some((known) => samePhone(known, phone))) phones.push(phone);
      }
    }
  }
  return phones;
}

function readEmails(read: RowCells): readonly string[] {
  const emails: string[] = [];
  for (const { value, column } of read.all('email')) {
    const found = emailsOf(value);
    if (found.length === 0) read.fail('email', 'Not an e-mail address.', column);
    for (const email of found) {
      if (email.length > maxLengthOf(customerShape, 'email'))
        read.fail('email', 'Longer than 320 characters.', column);
      else if (!emails.some((known) => known.toLowerCase() === email.toLowerCase())) emails.push(email);
    }
  }
  return emails;
}

/** The customer's address, and another one as one line. Splits a whole address from one cell. */
function readAddresses(
  read: RowCells,
  names: readonly string[],
): { readonly first: AddressParts; readonly other: string } {
  const bounded = (target: AddressField) => read.bounded(target, maxLengthOf(customerShape, target));
  const given = { city: bounded('city'), state: bounded('state'), zipcode: bounded('zipcode') };
  const other = {
    streetAddress: joinLines(read.all('otherStreet').map(({ value }) => value)),
    city: read.text('otherCity'),
    state: read.text('otherState'),
    zipcode: read.text('otherZipcode'),
  };
  const lines = read.all('streetAddress').map(({ value }) => value);
  const written = joinLines(lines);
  const isEmpty = written === '' && Object.values(given).every((part) => part === '');
  if (isEmpty) return { first: split(other, names), other: '' };
  const first = splitBeside(lines, given, names) ?? { streetAddress: boundedText(read, written), ...given };
  const second = lineOf(split(other, names));
  return { first, other: second === lineOf(first) ? '' : second };
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
  names: readonly string[],
): AddressParts | null {
  const envelope = splitAddress([line, ...more].join(', '), names);
  const whole = envelope ?? splitAddress(line, names);
  const agrees = (['city', 'zipcode'] as const).every(
    (part) => given[part] === '' || given[part].toLowerCase() === whole?.[part].toLowerCase(),
  );
  if (!whole || !agrees) return null;
  return envelope ?? { ...whole, streetAddress: joinLines([whole.streetAddress, ...more]) };
}

function boundedText(read: RowCells, street: string): string {
  const max = maxLengthOf(customerShape, 'streetAddress');
  if (street.length > max) read.fail('streetAddress', `Longer than ${max} characters.`);
  return street.slice(0, max);
}

function split(parts: AddressParts, names: readonly string[]): AddressParts {
  return (
    (parts.city === '' && parts.zipcode === '' ? splitAddress(parts.streetAddress, names) : null) ?? parts
  );
}

function lineOf({ streetAddress, city, state, zipcode }: AddressParts): string {
  return [streetAddress, city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

const saysNotes = (header: string) =>
  header === '' || FOLDED_ALIASES.get('notes')?.includes(foldHeader(header)) === true;

/** The file's notes, each with its column's name unless that is "notes"; then values without a field. */
function readNotes(read: RowCells, headers: readonly string[], kept: readonly string[]): string {
  const cells = read.all('notes');
  const written = cells.map(({ value, column }, at) =>
    at === 0 && saysNotes(headers[column] ?? '') ? value : `${headers[column] || 'Notes'}: ${value}`,
  );
  const notes = [...written, ...kept].join('\n');
  if (notes.length > MAX_NOTES) read.failLength('notes', MAX_NOTES);
  return notes.slice(0, MAX_NOTES);
}
