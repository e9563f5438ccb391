import { customerKeys, customerShape, foldText } from '../customer';
import type { Customer } from '../customer';
import type { RosterPerson } from '../company';
import { initialOf, MAX_CENTS } from '../shape';
import { CUSTOMER_STATUSES } from '../statuses';
import type { CustomerStatus } from '../statuses';
import { readDay, readInstant } from './dates';
import type { DateOrder } from './dates';
import type { ColumnTarget, ImportTarget } from './targets';

/** A cell that cannot be saved as it is, with what is wrong in a sentence. */
export type CellProblem = { readonly column: number; readonly reason: string };

/** The fields of a customer that a file can bring. */
export type ImportedFields = Omit<
  Customer,
  'uuid' | 'owner' | 'assignees' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'importId'
>;

/** One line of the file, read. `row` counts from 1 under the header. */
export type ImportDraft = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly fields: ImportedFields;
  readonly problems: readonly CellProblem[];
};

export type ReadContext = {
  readonly mapping: readonly ColumnTarget[];
  readonly people: readonly Pick<RosterPerson, 'uid' | 'name'>[];
  readonly zone: string;
  readonly dateOrder: DateOrder;
};

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

type Texts = Partial<Record<ImportTarget, { readonly value: string; readonly column: number }>>;

/**
 * Reads one line into a customer. Texts that are too long, dates, numbers, statuses and people that
 * cannot be understood, and a line without any name are problems; the line is refused until they are
 * mended or cleared. A missing name is made from company, e-mail or phone before it is a problem.
 */
export function readRow(cells: readonly string[], row: number, context: ReadContext): ImportDraft {
  const problems: CellProblem[] = [];
  const texts: Texts = {};
  const customFields: Record<string, string> = {};
  context.mapping.forEach((target, column) => {
    const value = (cells[column] ?? '').trim();
    if (value === '' || target === 'ignore') return;
    if (target.startsWith('custom:')) customFields[target.slice('custom:'.length)] = value.slice(0, 500);
    else texts[target as ImportTarget] ??= { value, column };
  });
  const fail = (target: ImportTarget, reason: string) => {
    problems.push({ column: texts[target]?.column ?? 0, reason });
  };
  const text = (target: ImportTarget) => texts[target]?.value ?? '';
  const bounded = (target: TextTarget): string => {
    const field = customerShape.fields[target];
    const max = field.kind === 'text' ? field.max : 0;
    if (text(target).length > max) fail(target, `Longer than ${max} characters.`);
    return text(target).slice(0, max);
  };

  const email = bounded('email');
  if (email !== '' && !EMAIL.test(email)) fail('email', 'Not an e-mail address.');
  const phone = bounded('phone');
  if (phone !== '' && !/\d/.test(phone)) fail('phone', 'Not a phone number.');
  const name = nameOf(texts, email, phone);
  if (name === '')
    problems.push({ column: columnOf(context.mapping), reason: 'No name, company, e-mail or phone.' });
  if (name.length > 170) fail('name', 'Longer than 170 characters.');

  const person = personOf(text('salesperson'), context.people);
  if (text('salesperson') !== '' && !person) fail('salesperson', 'Nobody of this name works here.');
  const status = statusOf(text('customerStatus'));
  if (text('customerStatus') !== '' && !status)
    fail('customerStatus', `Not one of: ${CUSTOMER_STATUSES.join(', ')}.`);
  const day = (target: 'nextFollowUp' | 'dateOfLoss') => {
    const read = text(target) === '' ? '' : readDay(text(target), context.dateOrder);
    if (read === null) fail(target, 'Not a date.');
    return read ?? '';
  };
  const appointment =
    text('appointmentTime') === ''
      ? null
      : readInstant(text('appointmentTime'), context.dateOrder, context.zone);
  if (text('appointmentTime') !== '' && appointment === null) fail('appointmentTime', 'Not a date and time.');
  const deductible = centsOf(text('deductible'));
  if (text('deductible') !== '' && deductible === null) fail('deductible', 'Not an amount of money.');

  const blank = initialOf(customerShape.fields);
  const fields: ImportedFields = {
    ...blank,
    customerStatus: status ?? blank.customerStatus,
    statusReason: status === 'Not Qualified' ? 'Other' : '',
    name: name.slice(0, 170),
    companyName: bounded('companyName'),
    phone,
    phoneAlt: bounded('phoneAlt'),
    email,
    streetAddress: bounded('streetAddress'),
    city: bounded('city'),
    state: bounded('state'),
    zipcode: bounded('zipcode'),
    leadSource: bounded('leadSource'),
    referredBy: bounded('referredBy'),
    productOfInterest: bounded('productOfInterest'),
    notes: bounded('notes'),
    salesperson: person?.uid ?? '',
    salespersonName: person?.name ?? '',
    appointmentTime: appointment,
    nextFollowUp: day('nextFollowUp'),
    tags: tagsOf(text('tags')),
    insurance: {
      ...blank.insurance,
      carrier: text('carrier').slice(0, 120),
      claimNumber: text('claimNumber').slice(0, 60),
      policyNumber: text('policyNumber').slice(0, 60),
      adjuster: text('adjuster').slice(0, 120),
      dateOfLoss: day('dateOfLoss'),
      deductible,
    },
    customFields,
    ...customerKeys({ name, phone, email }),
  };
  return { row, cells, fields, problems };
}

type TextTarget = Extract<
  ImportTarget,
  | 'companyName'
  | 'phone'
  | 'phoneAlt'
  | 'email'
  | 'streetAddress'
  | 'city'
  | 'state'
  | 'zipcode'
  | 'leadSource'
  | 'referredBy'
  | 'productOfInterest'
  | 'notes'
>;

function nameOf(texts: Texts, email: string, phone: string): string {
  const parts = [texts.firstName?.value, texts.lastName?.value].filter(Boolean).join(' ');
  return texts.name?.value || parts || texts.companyName?.value || email || phone;
}

/** The column to blame when a line has no name: the mapped name, else the first one. */
function columnOf(mapping: readonly ColumnTarget[]): number {
  return Math.max(
    0,
    mapping.findIndex((target) => target === 'name' || target === 'firstName'),
  );
}

function personOf<P extends { readonly name: string }>(typed: string, people: readonly P[]): P | undefined {
  const wanted = foldText(typed);
  return (
    people.find((person) => foldText(person.name) === wanted) ??
    people.find((person) => foldText(person.name).split(' ')[0] === wanted)
  );
}

function statusOf(typed: string): CustomerStatus | undefined {
  const wanted = foldText(typed).replace(/[^a-z]/g, '');
  return CUSTOMER_STATUSES.find((status) => foldText(status).replace(/[^a-z]/g, '') === wanted);
}

/** "$1,250.50" as 125050; null when it is no amount. */
function centsOf(typed: string): number | null {
  const plain = typed.replace(/[\s$€£,]/g, '');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const amount = Math.round(Number(plain) * 100);
  return amount <= MAX_CENTS ? amount : null;
}

/** Labels as "a; b", "a, b" or Google's "a ::: b", at most 30 of 40 characters. */
function tagsOf(typed: string): readonly string[] {
  const labels = typed.split(/:::|[;,|]/).map((label) =>
    label
      .replace(/^\*\s*/, '')
      .trim()
      .slice(0, 40),
  );
  return [...new Set(labels.filter(Boolean))].slice(0, 30);
}
