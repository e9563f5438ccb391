import type { AddressField } from '../../format/address';
import { readAddresses } from '../cells/read-address';
import { readEmails, readPhones } from '../cells/read-contacts';
import { maxLengthOf } from '../../core/bounds';
import { customerShape } from '../../customers/customer';
import type { ContactField, Customer } from '../../customers/customer';
import { FOLDED_ALIASES } from './headers';
import { foldHeader } from '../columns/headers';
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
  read: RowCells<ImportTarget>,
  headers: readonly string[],
  alsoKept: readonly string[] = [],
): Contact {
  const phones = readPhones(read, ['phone', 'phoneAlt']);
  const emails = readEmails(read, 'email');
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

function nameOf(read: RowCells<ImportTarget>): string {
  const parts = (['firstName', 'middleName', 'lastName', 'nameSuffix'] as const).map((part) =>
    read.text(part, ' '),
  );
  return read.text('name', ' ') || parts.filter(Boolean).join(' ');
}

/** The column to blame for a missing name: the first mapped to one, empty or not. */
function nameColumn(read: RowCells<ImportTarget>): ImportTarget {
  const names = ['name', 'firstName', 'lastName', 'companyName', 'email', 'phone'] as const;
  return names.find((target) => read.has(target)) ?? 'name';
}

const saysNotes = (header: string) =>
  header === '' || FOLDED_ALIASES.get('notes')?.includes(foldHeader(header)) === true;

/** The file's notes, each with its column's name unless that is "notes"; then values without a field. */
function readNotes(
  read: RowCells<ImportTarget>,
  headers: readonly string[],
  kept: readonly string[],
): string {
  const cells = read.all('notes');
  const written = cells.map(({ value, column }, at) =>
    at === 0 && saysNotes(headers[column] ?? '') ? value : `${headers[column] || 'Notes'}: ${value}`,
  );
  const notes = [...written, ...kept].join('\n');
  if (notes.length > MAX_NOTES) read.failLength('notes', MAX_NOTES);
  return notes.slice(0, MAX_NOTES);
}
