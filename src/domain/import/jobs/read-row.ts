import type { Crew } from '../../company/company';
import { maxLengthOf } from '../../core/bounds';
import { customerShape } from '../../customers/customer';
import { foldText } from '../../format/fold-text';
import { jobShape } from '../../jobs/job';
import type { Job } from '../../jobs/job';
import { jobTypesOf, MAX_JOB_TYPE, usualJobType } from '../../jobs/job-types';
import { MAX_ROOF_FACT, ROOF_FACTS } from '../../jobs/roof-facts';
import { readAddresses } from '../cells/read-address';
import { readEmails, readPhones } from '../cells/read-contacts';
import { readDate, readMoney, readNotes } from '../cells/read-values';
import type { DateReading } from '../cells/read-values';
import { rowCells } from '../cells/row-cells';
import type { RowCells } from '../cells/row-cells';
import type { ColumnTarget } from '../columns/columns';
import type { ImportLine } from '../planned';
import { namedPeople } from './crew-cells';
import type { KnownPerson } from './crew-cells';
import { readSpan } from './spans';
import type { ImportedSpan } from './spans';
import { saidStatus } from './status-cells';
import type { ImportedStatus } from './status-cells';
import { JOB_NAMING, JOB_TARGET_TABLE } from './targets';
import type { JobTarget } from './targets';

/** A customer as a row of jobs names one; '' for what it does not say. */
export type NamedClient = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** A second number, for a new customer. */
  readonly phoneAlt?: string;
};

/** One line of a file of jobs. */
export type JobDraft = ImportLine & {
  readonly fields: Pick<
    Job,
    | 'title'
    | 'jobType'
    | 'statusReason'
    | 'streetAddress'
    | 'city'
    | 'state'
    | 'zipcode'
    | 'instructions'
    | 'roof'
    | 'squares'
  > & { readonly status: ImportedStatus };
  /** True for work that the file says was cancelled. */
  readonly isCancelled: boolean;
  readonly client: NamedClient;
  /** The tracker's number; null without one. */
  readonly tracker: number | null;
  readonly span: ImportedSpan | null;
  /** Uids of the crew. */
  readonly crew: readonly string[];
  /** In cents. */
  readonly amount: number | null;
  /** A status word that is unknown here, or ''. */
  readonly unknownStatus: string;
};

export type JobReadContext = DateReading & {
  readonly headers: readonly string[];
  readonly mapping: readonly ColumnTarget[];
  readonly people: readonly KnownPerson[];
  readonly crews: readonly Crew[];
  readonly jobTypes: readonly string[];
  readonly zone: string;
  /** ISO 3166-1: names the address parts. */
  readonly country: string;
  /** ISO 4217: amounts in other currencies are refused. */
  readonly currency: string;
};

const MAX_NOTES = maxLengthOf(jobShape, 'instructions');
const MAX_TITLE = maxLengthOf(jobShape, 'title');

/**
 * Reads one line into a job. What cannot be saved is a problem of the line: unreadable dates, an end before its start,
 * people who do not work here, amounts in another currency, too long texts, and a job that names nobody it is for.
 */
export function readJobRow(cells: readonly string[], row: number, context: JobReadContext): JobDraft {
  const read = rowCells<JobTarget>(cells, context.mapping, { country: context.country, naming: JOB_NAMING });
  const phones = readPhones(read, ['phone', 'phoneAlt']);
  const emails = readEmails(read, 'email');
  const { headers } = context;
  const client = readClient(read, phones, emails);
  const tracker = readTracker(read);
  if (tracker === null && Object.values(client).every((part) => part === ''))
    read.fail('customer', 'No customer, phone, e-mail or tracker: a job needs one of them.');
  const said = read.text('status');
  const status = saidStatus(said);
  const unknownStatus = status === undefined ? said : '';
  const isCancelled = status === 'Cancelled';
  const span = readSpan(read, { ...context, isDone: status === 'Completed' });
  const { first, other } = readAddresses(read, [client.name]);
  const amounts = readMoney(read, 'amount', context.currency).filter(({ cents }) => cents > 0);
  const jobType = readType(read, context);
  const planned = statusOf(isCancelled ? undefined : status, span !== null);
  return {
    ...{ row, cells, client, tracker, span, unknownStatus, isCancelled },
    crew: readCrew(read, context),
    amount: amounts[0]?.cents ?? null,
    fields: {
      ...first,
      title: readTitle(
        read,
        `${jobType}, ${first.streetAddress || client.name || client.phone || client.email}`,
      ),
      jobType,
      status: planned,
      statusReason: reasonOf(planned, read.bounded('statusReason', maxLengthOf(jobShape, 'statusReason'))),
      instructions: readNotes(read, 'notes', { headers, of: JOB_TARGET_TABLE.notes, max: MAX_NOTES }, [
        ...(unknownStatus === '' ? [] : [`Status: ${unknownStatus}`]),
        ...(other === '' ? [] : [`Other address: ${other}`]),
        ...phones.slice(1).map((phone) => `Phone: ${phone}`),
        ...emails.slice(1).map((email) => `E-mail: ${email}`),
        ...amounts.slice(1).map(({ value, column }) => `${headers[column] || 'Amount'}: ${value}`),
      ]),
      roof: readRoof(read, context),
      squares: readSquares(read),
    },
    problems: read.problems,
  };
}

/** Scheduled work has a day; work with a day is scheduled at least. */
function statusOf(said: ImportedStatus = 'Unscheduled', isPlanned: boolean): ImportedStatus {
  if (isPlanned) return said === 'Unscheduled' ? 'Scheduled' : said;
  return said === 'Scheduled' || said === 'On The Way' ? 'Unscheduled' : said;
}

/** A hold needs a reason. */
function reasonOf(status: ImportedStatus, said: string): string {
  return status === 'On Hold' ? said || 'Other' : said;
}

function readClient(
  read: RowCells<JobTarget>,
  [phone = '', phoneAlt = '']: readonly string[],
  [email = '']: readonly string[],
): NamedClient {
  const parts = (['firstName', 'lastName'] as const).map((part) => read.text(part, ' '));
  const name = read.text('customer', ' ') || parts.filter(Boolean).join(' ');
  const max = maxLengthOf(customerShape, 'name');
  if (name.length > max) read.fail('customer', `Longer than ${max} characters.`);
  return { name: name.slice(0, max), phone, phoneAlt, email };
}

/** A tracker's number, with the business's prefix or without: "T-1042". */
function readTracker(read: RowCells<JobTarget>): number | null {
  const text = read.text('tracker');
  if (text === '') return null;
  const digits = /(\d{1,8})\s*$/.exec(text)?.[1];
  const number = digits === undefined ? 0 : Number(digits);
  if (number > 0) return number;
  read.fail('tracker', 'Not the number of a tracker.');
  return null;
}

function readTitle(read: RowCells<JobTarget>, usual: string): string {
  const title = read.text('title', ' ');
  if (title.length > MAX_TITLE) read.failLength('title', MAX_TITLE);
  return (title || usual).slice(0, MAX_TITLE);
}

/** The business's own spelling of the type; other types are kept as they are. */
function readType(read: RowCells<JobTarget>, settings: Pick<JobReadContext, 'jobTypes'>): string {
  const text = read.bounded('jobType', MAX_JOB_TYPE);
  if (text === '') return usualJobType(settings);
  return jobTypesOf(settings).find((type) => foldText(type) === foldText(text)) ?? text;
}

const MAX_CREW = 30;

function readCrew(read: RowCells<JobTarget>, context: JobReadContext): readonly string[] {
  const uids = read.all('crew').flatMap(({ value, column }) => {
    const named = namedPeople(value, context);
    const [first] = named.unknown;
    if (first !== undefined) read.fail('crew', `Nobody and no crew here is called “${first}”.`, column);
    return named.uids;
  });
  const crew = [...new Set(uids)];
  if (crew.length > MAX_CREW) read.fail('crew', `A visit takes ${MAX_CREW} people.`);
  return crew.slice(0, MAX_CREW);
}

function readSquares(read: RowCells<JobTarget>): number | null {
  const text = read.text('squares');
  if (text === '') return null;
  const squares = Number(
    text
      .replace(/\s*(sq|squares)\.?$/i, '')
      .replace(/[,\s](?=\d{3}\b)/g, '')
      .replace(',', '.'),
  );
  if (squares >= 0 && squares <= 100_000) return squares;
  read.fail('squares', 'Not a number of squares.');
  return null;
}

function readRoof(read: RowCells<JobTarget>, context: JobReadContext): Job['roof'] {
  const facts = ROOF_FACTS.map(({ key, isDay }) => [
    key,
    isDay ? readDate(read, key, context) : read.bounded(key, MAX_ROOF_FACT),
  ]);
  return Object.fromEntries(facts.filter(([, text]) => text !== ''));
}
