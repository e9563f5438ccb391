import type { Crew } from '../../company/company';
import { maxLengthOf } from '../../core/bounds';
import { customerShape } from '../../customers/customer';
import type { AddressField } from '../../format/address';
import { foldText } from '../../format/fold-text';
import { jobShape } from '../../jobs/job';
import type { Job } from '../../jobs/job';
import { jobTypesOf, MAX_JOB_TYPE, usualJobType } from '../../company/job-types';
import { MAX_ROOF_FACT, ROOF_FACTS } from '../../jobs/roof-facts';
import { readAddresses } from '../cells/read-address';
import { readEmails, readPhones } from '../cells/read-contacts';
import { readAmount, readDate, readNotes } from '../cells/read-values';
import type { RowReading } from '../cells/read-values';
import { rowCells } from '../cells/row-cells';
import { plainNumber } from '../cells/value-cells';
import type { RowCells } from '../cells/row-cells';
import { namesIn } from '../columns/target-table';
import type { ImportLine } from '../planned';
import { namedPeople } from './crew-cells';
import type { KnownPerson } from './crew-cells';
import { readSpan } from './spans';
import type { ImportedSpan } from './spans';
import { saidStatus } from './status-cells';
import type { ImportedStatus } from './status-cells';
import { JOB_TARGETS } from './targets';
import type { JobTarget } from './targets';

/** A customer as a row of jobs names one; '' for what it does not say. */
export type NamedClient = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** A second number, for a new customer. */
  readonly phoneAlt?: string;
};

/** Fields of a job that a row says beside its address. */
type SaidField = 'title' | 'jobType' | 'statusReason' | 'instructions' | 'roof' | 'squares';

/** One line of a file of jobs. */
export type JobDraft = ImportLine & {
  readonly fields: Pick<Job, AddressField | SaidField> & { readonly status: ImportedStatus };
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

export type JobReadContext = RowReading & {
  readonly people: readonly KnownPerson[];
  readonly crews: readonly Crew[];
  readonly jobTypes: readonly string[];
};

const NAMING = namesIn(JOB_TARGETS);
const MAX_NOTES = maxLengthOf(jobShape, 'instructions');
const MAX_TITLE = maxLengthOf(jobShape, 'title');

/**
 * Reads one line into a job. What cannot be saved is a problem of the line: unreadable dates, an end before its start,
 * people who do not work here, amounts in another currency, too long texts, and a job that names nobody it is for.
 */
export function readJobRow(cells: readonly string[], row: number, context: JobReadContext): JobDraft {
  const read = rowCells<JobTarget>(cells, context.mapping, { country: context.country, naming: NAMING });
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
  const amounts = readAmount(read, context);
  const jobType = readType(read, context);
  const usualTitle = `${jobType}, ${first.streetAddress || client.name || client.phone || client.email}`;
  const planned = statusOf(isCancelled ? undefined : status, span !== null);
  return {
    row,
    cells,
    client,
    tracker,
    span,
    unknownStatus,
    isCancelled,
    crew: readCrew(read, context),
    amount: amounts.first,
    fields: {
      ...first,
      title: (read.bounded('title', MAX_TITLE, ' ') || usualTitle).slice(0, MAX_TITLE),
      jobType,
      status: planned,
      statusReason: reasonOf(planned, read.bounded('statusReason', maxLengthOf(jobShape, 'statusReason'))),
      instructions: readNotes(read, 'notes', { headers, of: JOB_TARGETS.notes, max: MAX_NOTES }, [
        ...(unknownStatus === '' ? [] : [`Status: ${unknownStatus}`]),
        ...(other === '' ? [] : [`Other address: ${other}`]),
        ...phones.slice(1).map((phone) => `Phone: ${phone}`),
        ...emails.slice(1).map((email) => `E-mail: ${email}`),
        ...amounts.kept,
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
  return { name: read.cut('customer', name, maxLengthOf(customerShape, 'name')), phone, phoneAlt, email };
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
  const squares = Number(plainNumber(text.replace(/\s*(sq|squares)\.?$/i, '')));
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
