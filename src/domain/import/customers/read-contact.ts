import type { AddressField } from '../../format/address';
import { readAddresses } from '../cells/read-address';
import { readEmails, readPhones } from '../cells/read-contacts';
import { maxLengthOf } from '../../core/bounds';
import { customerShape } from '../../customers/customer';
import type { ContactField, Customer } from '../../customers/customer';
import { isSaidBy, turnedName } from '../cells/names';
import { readNotes } from '../cells/read-values';
import type { RowCells } from '../cells/row-cells';
import { CUSTOMER_TARGETS } from './targets';
import type { ImportTarget } from './targets';

type Contact = Pick<Customer, 'name' | ContactField | AddressField | 'notes'>;

const MAX_NAME = maxLengthOf(customerShape, 'name');
const MAX_NOTES = maxLengthOf(customerShape, 'notes');

/**
 * Reads name and contact data: joins first and last names, and takes a missing name from company, e-mail or
 * phone. Another name of the row becomes a line of the notes. A third phone, a second e-mail and another address have no field and become lines of the notes.
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
  const named = namesOf(read, companyName);
  const name = named.name || companyName || emails[0] || phones[0] || '';
  if (name === '') read.fail(nameColumn(read), 'No name, company, e-mail or phone.');
  const { first, other } = readAddresses(read, [name, companyName, ...named.all]);

  const kept = [
    ...named.others.map((one) => `Name: ${one}`),
    ...phones.slice(2).map((phone) => `Phone: ${phone}`),
    ...emails.slice(1).map((email) => `E-mail: ${email}`),
    ...(other === '' ? [] : [`Other address: ${other}`]),
    ...alsoKept,
  ];
  return {
    name: read.cut(nameColumn(read), name, MAX_NAME),
    companyName,
    phone: phones[0] ?? '',
    phoneAlt: phones[1] ?? '',
    email: emails[0] ?? '',
    ...first,
    notes: readNotes(read, 'notes', { headers, of: CUSTOMER_TARGETS.notes, max: MAX_NOTES }, kept),
  };
}

/** The customer's name, the other names of the row that say more, and all names as they are written. */
function namesOf(
  read: RowCells<ImportTarget>,
  companyName: string,
): { readonly name: string; readonly others: readonly string[]; readonly all: readonly string[] } {
  const line = (target: ImportTarget) => read.text(target, ' ').replace(/\s+/g, ' ');
  const parts = (['firstName', 'middleName', 'lastName', 'nameSuffix'] as const)
    .map(line)
    .filter(Boolean)
    .join(' ');
  const whole = turnedName(line('lastFirst')) || line('name');
  // The parts say as much as "Hendricks, Paul", and the company has a field of its own.
  const isWholeSpare = isSaidBy(whole, [parts]) || (whole !== '' && isSaidBy(whole, [companyName]));
  const name = parts !== '' && isWholeSpare ? parts : whole || parts;
  const more = read.all('otherName').map(({ value }) => value);
  const others = [whole, parts, ...more].filter((one) => !isSaidBy(one, [name, companyName]));
  return { name, others: [...new Set(others)], all: [whole, parts, line('lastFirst'), ...more] };
}

/** The column to blame for a missing name: the first mapped to one, empty or not. */
function nameColumn(read: RowCells<ImportTarget>): ImportTarget {
  const names = ['name', 'lastFirst', 'firstName', 'lastName', 'companyName', 'email', 'phone'] as const;
  return names.find((target) => read.has(target)) ?? 'name';
}
