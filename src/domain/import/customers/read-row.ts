import type { CustomFieldDefinition, RosterPerson } from '../../company/company';
import { customerKeys, customerShape } from '../../customers/customer';
import type { Customer } from '../../customers/customer';
import { maxLengthOf } from '../../core/bounds';
import { initialOf } from '../../core/shape';
import type { CustomerStatus } from '../../core/statuses';
import { subStatusesOf } from '../../core/sub-statuses';
import type { SubStatus } from '../../core/sub-statuses';
import { isNoDate, readInstant } from '../cells/dates';
import { readAmount, readAt, readDate, readMoney } from '../cells/read-values';
import type { RowReading } from '../cells/read-values';
import type { ImportLine } from '../planned';
import { readContact } from './read-contact';
import { rowCells } from '../cells/row-cells';
import type { RowCells } from '../cells/row-cells';
import { tagsOf } from '../cells/contact-cells';
import { statusKey } from '../cells/unknown-words';
import { FILE_STATUSES, statusOfCell } from './status-words';
import type { FileStatus, StatusWords } from './status-words';
import { CUSTOMER_TARGETS } from './targets';
import type { ImportTarget } from './targets';
import { namesIn } from '../columns/target-table';
import { personOf, readOwnValue, subStatusNamed } from '../cells/value-cells';

export type ImportedFields = Omit<
  Customer,
  'uuid' | 'owner' | 'assignees' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'importId'
>;

/** One parsed line of the file. */
export type ImportDraft = ImportLine & {
  readonly fields: ImportedFields;
  /** Start as a lead, epoch ms; absent or null for now. */
  readonly createdAt?: number | null;
  /** Estimated value of the job, in cents; absent or null when the file has none. */
  readonly amount?: number | null;
};

export type ReadContext = RowReading & {
  readonly people: readonly Pick<RosterPerson, 'uid' | 'name'>[];
  /** The business's custom fields; a column may map to one that does not exist yet. */
  readonly own: readonly CustomFieldDefinition[];
  readonly subStatuses: readonly SubStatus[];
  /** Now, epoch ms: nobody became a lead in the future. */
  readonly now?: number;
  /** The user's answers for another program's status words. */
  readonly statusWords?: StatusWords;
};

const NAMING = namesIn(CUSTOMER_TARGETS);
const MAX = (name: Parameters<typeof maxLengthOf<typeof customerShape.fields>>[1]) =>
  maxLengthOf(customerShape, name);

/**
 * Reads one line into a customer. Too long texts, unreadable dates, numbers, statuses and people, and a
 * missing name are problems: the line is refused until they are fixed or cleared. Numbers, addresses and
 * e-mails without a field go to the notes.
 */
export function readRow(cells: readonly string[], row: number, context: ReadContext): ImportDraft {
  const read = rowCells<ImportTarget>(cells, context.mapping, {
    country: context.country,
    naming: NAMING,
  });
  const statusText = read.text('customerStatus');
  const named = statusOfCell(statusText, context.statusWords ?? {});
  if (statusText !== '' && named === undefined)
    read.fail('customerStatus', `Not one of: ${FILE_STATUSES.join(', ')}.`);
  // An unknown status word is kept: it may say that a lead was won or lost.
  const keptStatus = statusText !== '' && named === '' ? [`Status: ${statusText}`] : [];
  const amounts = readAmount(read, context);
  const sale = readSale(read, named, context);
  const person = readSalesperson(read, context);
  const contact = readContact(read, context.headers, [
    ...keptStatus,
    ...amounts.kept,
    ...sale.kept,
    ...person.kept,
  ]);
  const blank = initialOf(customerShape.fields);
  const day = (target: 'nextFollowUp' | 'dateOfLoss') => readDate(read, target, context);

  const status = named === '' || named === 'Sold' ? undefined : named;
  const reason = read.bounded('statusReason', MAX('statusReason'));

  const fields: ImportedFields = {
    ...blank,
    ...contact,
    ...(sale.at !== null && { listOrganizer: 'Sold', soldAt: sale.at }),
    customerStatus: status ?? blank.customerStatus,
    subStatus: readSubStatus(read, status ?? blank.customerStatus, context),
    statusReason: status === 'Not Qualified' ? reason || 'Other' : reason,
    leadSource: read.bounded('leadSource', MAX('leadSource')),
    referredBy: read.bounded('referredBy', MAX('referredBy')),
    productOfInterest: read.bounded('productOfInterest', MAX('productOfInterest')),
    salesperson: person.uid,
    appointmentTime: readAt(read, 'appointmentTime', context, 'Not a date and time.'),
    nextFollowUp: day('nextFollowUp'),
    tags: readTags(read),
    insurance: {
      ...blank.insurance,
      carrier: read.bounded('carrier', 120),
      claimNumber: read.bounded('claimNumber', 60),
      policyNumber: read.bounded('policyNumber', 60),
      adjuster: read.bounded('adjuster', 120),
      adjusterPhone: read.bounded('adjusterPhone', 40),
      dateOfLoss: day('dateOfLoss'),
      deductible: readMoney(read, 'deductible', context.currency)[0]?.cents ?? null,
    },
    customFields: readOwnFields(read, context),
    ...customerKeys(contact),
  };
  const createdAt = readInPast(read, 'createdDate', context);
  return { row, cells, fields, createdAt, amount: amounts.first, problems: read.problems };
}

/** The id of the named sub-status; one its status does not have is a problem, not dropped. */
function readSubStatus(
  read: RowCells<ImportTarget>,
  status: CustomerStatus,
  { subStatuses }: ReadContext,
): string {
  const text = read.text('subStatus');
  if (text === '') return '';
  const named = subStatusNamed(text, subStatuses, status);
  if (named) return named.id;
  const labels = subStatusesOf(subStatuses, 'customer', status).map(({ label }) => label);
  const known = labels.length === 0 ? 'it has none' : `it has: ${labels.join(', ')}`;
  read.fail('subStatus', `Not a sub-status of ${status}; ${known}.`);
  return '';
}

/** Tolerance of a day: it may already be tomorrow where the file was written. */
const TODAY_MS = 24 * 60 * 60_000;

function readInPast(
  read: RowCells<ImportTarget>,
  target: 'createdDate' | 'soldDate',
  context: ReadContext,
): number | null {
  const at = readAt(read, target, context, 'Not a date.');
  if (at === null) return null;
  if (at < 0) read.fail(target, 'Before 1970.');
  else if (context.now !== undefined && at > context.now + TODAY_MS)
    read.fail(target, 'This day is still to come.');
  return at;
}

function isToCome(text: string, { now, zone, dateOrder }: ReadContext): boolean {
  const at = readInstant(text, dateOrder, zone);
  return at !== null && now !== undefined && at > now + TODAY_MS;
}

/** When a past customer bought, in epoch ms; null for a lead, whose last sale goes to the notes. */
function readSale(
  read: RowCells<ImportTarget>,
  named: FileStatus | '' | undefined,
  context: ReadContext,
): { readonly at: number | null; readonly kept: readonly string[] } {
  const text = read.text('soldDate', ' ');
  // Many programs write the expected day into the same column. A word kept in the notes says nothing of a sale.
  const isLead = named !== undefined && named !== 'Sold';
  if (isLead || (named === undefined && isToCome(text, context)))
    return { at: null, kept: text === '' || isNoDate(text) ? [] : [`Sold on: ${text}`] };
  const at = readInPast(read, 'soldDate', context);
  const unknownDay = named === 'Sold' ? (readInPast(read, 'createdDate', context) ?? context.now ?? 0) : null;
  return { at: at ?? unknownDay, kept: [] };
}

/** The uid of the named employee; other names go to the notes unless the user has said whom they mean. */
function readSalesperson(
  read: RowCells<ImportTarget>,
  { people, statusWords = {}, headers }: ReadContext,
): { readonly uid: string; readonly kept: readonly string[] } {
  const text = read.text('salesperson');
  const meant = statusWords[statusKey(text)];
  const person = personOf(text, people) ?? people.find(({ uid }) => uid === meant);
  if (text === '' || person) return { uid: person?.uid ?? '', kept: [] };
  const column = read.all('salesperson')[0]?.column ?? 0;
  return { uid: '', kept: [`${headers[column] || 'Salesperson'}: ${text}`] };
}

const MAX_TAGS = 30;
const MAX_TAG_LENGTH = 40;

function readTags(read: RowCells<ImportTarget>): readonly string[] {
  const tags = tagsOf(read.text('tags', ';'));
  if (tags.length > MAX_TAGS) read.fail('tags', `A customer takes ${MAX_TAGS} tags.`);
  if (tags.some((tag) => tag.length > MAX_TAG_LENGTH))
    read.fail('tags', `A tag has at most ${MAX_TAG_LENGTH} characters.`);
  return tags.filter((tag) => tag.length <= MAX_TAG_LENGTH).slice(0, MAX_TAGS);
}

function readOwnFields(
  read: RowCells<ImportTarget>,
  { own, dateOrder, dateOrders }: ReadContext,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const { key, value, column } of read.own) {
    const field = own.find((one) => one.key === key);
    const isText = field === undefined || field.kind === 'text';
    const before = values[key] ?? '';
    const text = isText && before !== '' && before !== value ? `${before}, ${value}` : value;
    const result = readOwnValue(text, field, dateOrders?.[column] ?? dateOrder);
    if (!result.ok) read.fail('notes', result.reason, column);
    else if (isText || before === '') values[key] = result.value;
    else if (before !== result.value)
      read.fail('notes', 'Another column has another value for this.', column);
  }
  return values;
}
