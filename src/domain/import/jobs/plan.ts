import type { Customer } from '../../customers/customer';
import { foldText } from '../../format/fold-text';
import type { Job } from '../../jobs/job';
import { dayOf } from '../../time/time';
import type { Tracker } from '../../trackers/tracker';
import type { MetIds } from '../met-records';
import { refusalOf } from '../planned';
import type { DuplicateChoice } from '../planned';
import { ClientIndex } from './match-clients';
import type { JobDraft } from './read-row';

/** A job that exists, as far as a duplicate is recognised by it. */
export type HeldJob = Pick<Job, 'uuid' | 'title' | 'customerId' | 'plannedStart'>;

/** The records that the rows of a file meet. */
export type MetWork = {
  readonly customers: readonly Customer[];
  readonly trackers: readonly Tracker[];
  readonly jobs: readonly HeldJob[];
};

export const WORK_IDS: MetIds<MetWork> = {
  customers: ({ uuid }) => uuid,
  trackers: ({ uuid }) => uuid,
  jobs: ({ uuid }) => uuid,
};

/** Where a row's job goes: an open tracker, a customer, or a new customer, whom the row `of` makes. */
export type JobPlace =
  | { readonly kind: 'tracker'; readonly tracker: Tracker }
  | { readonly kind: 'customer'; readonly customer: Customer }
  | { readonly kind: 'new'; readonly of: number };

/** A line that makes a job. */
export type NewJobLine = { readonly action: 'create'; readonly draft: JobDraft; readonly place: JobPlace };

export type PlannedJob =
  NewJobLine | { readonly action: 'skip' | 'refuse'; readonly draft: JobDraft; readonly reason: string };

export type JobPlanning = MetWork & {
  readonly choice: DuplicateChoice;
  readonly zone: string;
  /** Column of each target, for problems that only the business's records show. */
  readonly columnOf: (target: 'customer' | 'tracker') => number;
  /** Whether the user may begin trackers, and add customers for them. */
  readonly maySell: boolean;
};

/**
 * Decides row by row. Cancelled work is left out; rows with problems are refused, also when their customer or
 * tracker cannot be told. A row with the title, the customer and the start day of another job is a duplicate.
 */
export function planJobs(drafts: readonly JobDraft[], planning: JobPlanning): readonly PlannedJob[] {
  const placeOf = placing(planning);
  const seen = new Map<string, { readonly row: number | null }>();
  for (const job of planning.jobs)
    seen.set(keyOf(job.title, job.customerId, job.plannedStart, planning.zone), { row: null });
  return drafts.map((draft): PlannedJob => {
    if (draft.problems.length > 0) return refusalOf(draft);
    if (draft.isCancelled) return { action: 'skip', draft, reason: 'This work was cancelled.' };
    const place = placeOf(draft);
    if ('reason' in place) return refusalOf({ ...draft, problems: [place] });
    const key = keyOf(draft.fields.title, clientOf(place), draft.span?.start ?? null, planning.zone);
    const twin = seen.get(key);
    if (!twin) seen.set(key, { row: draft.row });
    if (!twin || planning.choice === 'create') return { action: 'create', draft, place };
    const reason =
      twin.row === null ? `Already there: ${draft.fields.title}.` : `Same job as row ${twin.row}.`;
    return { action: 'skip', draft, reason };
  });
}

function keyOf(title: string, client: string, start: number | null, zone: string): string {
  return JSON.stringify([foldText(title), client, start === null ? '' : dayOf(start, zone)]);
}

function clientOf(place: JobPlace): string {
  switch (place.kind) {
    case 'tracker':
      return place.tracker.customerId;
    case 'customer':
      return place.customer.uuid;
    case 'new':
      return `row ${place.of}`;
  }
}

type Problem = { readonly column: number; readonly reason: string };

/** Finds each row's place; rows of one new client share the customer that the first of them makes. */
function placing({ customers, trackers, maySell, columnOf }: JobPlanning) {
  const known = new ClientIndex<Customer>();
  for (const customer of customers) known.add(customer, customer);
  const fresh = new ClientIndex<number>();
  const byNumber = new Map(trackers.map((tracker) => [tracker.number, tracker]));

  const ofTracker = ({ tracker: number, client }: JobDraft): JobPlace | Problem => {
    const refuse = (reason: string) => ({ column: columnOf('tracker'), reason });
    const tracker = byNumber.get(number);
    if (!tracker) return refuse('No tracker you see has this number.');
    if (tracker.listOrganizer !== 'Open') return refuse('This tracker is in the archive.');
    const found = known.find(client);
    const isAnother =
      foldText(client.name) !== foldText(tracker.customerName) &&
      (found.kind === 'one' ? found.client.uuid !== tracker.customerId : client.name !== '');
    if (isAnother) return refuse(`This is a tracker of ${tracker.customerName}.`);
    return { kind: 'tracker', tracker };
  };

  return (draft: JobDraft): JobPlace | Problem => {
    if (draft.tracker !== null) return ofTracker(draft);
    const refuse = (reason: string) => ({ column: columnOf('customer'), reason });
    const { client, row } = draft;
    const found = known.find(client);
    if (found.kind === 'several')
      return refuse('Several customers fit. Add the phone or the e-mail of the right one.');
    if (!maySell) return refuse('You may not begin a tracker: give the number of an open one.');
    if (found.kind === 'one') return { kind: 'customer', customer: found.client };
    const earlier = fresh.find(client);
    if (earlier.kind === 'several')
      return refuse('Several customers of this file fit. Add a phone or an e-mail.');
    const of = earlier.kind === 'one' ? earlier.client : row;
    fresh.add(client, of);
    return { kind: 'new', of };
  };
}
