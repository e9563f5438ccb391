import type { Activity, CallOutcome } from '@/domain/history/activity';
import { diffRecord } from '@/domain/history/activity-diff';
import type { FieldChange } from '@/domain/history/activity-diff';
import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import type { Customer } from '@/domain/customers/customer';
import { priceShape } from '@/domain/money/price';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { Price } from '@/domain/money/price';
import { nounNamed } from '@/domain/nouns';
import { initialOf } from '@/domain/core/shape';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { withSubStatusText } from '@/domain/core/sub-statuses';
import { clientMessageShape } from '@/domain/trackers/tracker';
import type { ClientMessage, Tracker } from '@/domain/trackers/tracker';

/** Author and time (epoch ms) of a write. */
export type Stamp = { readonly by: string; readonly at: number };

type Records = {
  readonly customer: Customer;
  readonly tracker: Tracker;
  readonly job: Job;
  readonly visit: Visit;
};
type Noun = keyof Records;

/** All records around one customer. */
export type Story = {
  readonly customers: readonly Customer[];
  readonly trackers: readonly Tracker[];
  readonly jobs: readonly Job[];
  readonly visits: readonly Visit[];
  readonly prices: readonly Price[];
  readonly messages: readonly ClientMessage[];
  readonly activity: readonly Activity[];
  readonly activityPriced: readonly Activity[];
};

/** The business's data for a chronicle. */
export type Office = {
  readonly nameOf: (uid: string) => string;
  readonly subStatuses: readonly SubStatus[];
};

/** Records writes in chronological order. */
export type Chronicle = ReturnType<typeof openChronicle>;

/**
 * Keeps the records around one customer and writes the history of every write as the functions do. `prefix` starts
 * the ids of entries and messages.
 * @throws RangeError when a write is earlier than the previous one
 */
export function openChronicle(prefix: string, { nameOf, subStatuses }: Office) {
  const records: { readonly [N in Noun]: Map<string, Records[N]> } = {
    customer: new Map(),
    tracker: new Map(),
    job: new Map(),
    visit: new Map(),
  };
  const prices = new Map<string, Price>();
  const messages: ClientMessage[] = [];
  const activity: Activity[] = [];
  const priced: Activity[] = [];
  let last = 0;

  /** Whether records of this noun are around a customer; others have their own past, see past.ts. */
  const isAround = (noun: string): noun is Noun => noun in records;

  function get<N extends Noun>(noun: N, id: string): Records[N] {
    const record = records[noun].get(id);
    if (!record) throw new RangeError(`There is no ${noun} ${id}.`);
    return record;
  }

  function next(at: number): string {
    if (at < last) throw new RangeError(`${prefix} goes back from ${last} to ${at}.`);
    last = at;
    return `${prefix}-${activity.length + priced.length + messages.length + 1}`;
  }

  function enter(
    list: Activity[],
    noun: Noun,
    id: string,
    { by, at }: Stamp,
    entry: Pick<Activity, 'kind'> &
      Partial<Pick<Activity, 'uuid' | 'byName' | 'body' | 'outcome' | 'changes'>>,
  ): void {
    const record = get(noun, id);
    const { uuid = next(at), byName = nameOf(by), changes = [], kind, ...said } = entry;
    list.push({
      ...entryOfWrite({
        uuid,
        by,
        at,
        byName,
        kind,
        changes,
        subject: subjectOf(nounNamed(noun), id, record),
        owner: record.owner,
        assignees: record.assignees,
      }),
      ...said,
    });
  }

  function enterChanges(
    noun: Noun,
    id: string,
    stamp: Stamp,
    plain: readonly FieldChange[],
    amounts: readonly FieldChange[],
  ) {
    const uuid = next(stamp.at);
    if (plain.length > 0)
      enter(activity, noun, id, stamp, {
        uuid,
        kind: 'changed',
        changes: withSubStatusText(plain, subStatuses),
      });
    if (amounts.length > 0) enter(priced, noun, id, stamp, { uuid, kind: 'changed', changes: amounts });
  }

  return {
    get,

    create<N extends Noun>(noun: N, record: Records[N], { by, at }: Stamp): void {
      const stamps = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by };
      records[noun].set(record.uuid, { ...record, ...stamps });
      enter(activity, noun, record.uuid, { by, at }, { kind: 'created' });
    },

    change<N extends Noun>(noun: N, id: string, changes: Partial<Records[N]>, { by, at }: Stamp): void {
      const before = get(noun, id);
      const after = { ...before, ...changes, updatedAt: at, updatedBy: by };
      records[noun].set(id, after);
      const { plain, priced: amounts } = diffRecord(nounNamed(noun).shape, before, after, nameOf);
      enterChanges(noun, id, { by, at }, plain, amounts);
    },

    /** Sets a record's amount, in cents. */
    price(noun: Price['noun'] & Noun, id: string, amount: number, { by, at }: Stamp): void {
      const { customerId, trackerId } = subjectOf(nounNamed(noun), id, get(noun, id));
      const { owner, assignees } = get(noun, id);
      const before = prices.get(id);
      const blank = initialOf(priceShape.fields);
      const made = { uuid: id, owner, assignees, noun, customerId, trackerId, createdAt: at, createdBy: by };
      const after: Price = { ...blank, ...made, ...before, amount, updatedAt: at, updatedBy: by };
      prices.set(id, after);
      const { priced: changes } = diffRecord(priceShape, before ?? blank, after, nameOf);
      if (changes.length > 0)
        enter(priced, noun, id, { by, at }, { kind: before ? 'changed' : 'created', changes });
    },

    note(noun: Noun, id: string, body: string, stamp: Stamp): void {
      enter(activity, noun, id, stamp, { kind: 'note', body, byName: '' });
    },

    call(id: string, outcome: CallOutcome, body: string, stamp: Stamp): void {
      enter(activity, 'customer', id, stamp, { kind: 'call', outcome, body, byName: '' });
    },

    opened(trackerId: string, at: number): void {
      const { customerName } = get('tracker', trackerId);
      enter(activity, 'tracker', trackerId, { by: '', at }, { kind: 'opened', byName: customerName });
    },

    /** A message of the client, read by the office at `readAt` (epoch ms), or still unread. */
    clientWrites(trackerId: string, body: string, at: number, readAt: number | null): void {
      const tracker = get('tracker', trackerId);
      messages.push({
        ...messageOf(tracker, next(at), body, { by: '', at }),
        from: 'client',
        authorName: tracker.customerName,
        readAt,
        updatedAt: readAt ?? at,
      });
      if (readAt === null) records.tracker.set(trackerId, { ...tracker, unreadSince: at });
      enter(
        activity,
        'tracker',
        trackerId,
        { by: '', at },
        { kind: 'message', byName: tracker.customerName, body },
      );
    },

    officeWrites(trackerId: string, body: string, stamp: Stamp): void {
      messages.push({ ...messageOf(get('tracker', trackerId), next(stamp.at), body, stamp), from: 'office' });
    },

    /** The current records, with all attached ones open to the same users. */
    close(): Story {
      const peopleOf = (noun: string, id: string, own: readonly string[]) =>
        isAround(noun) ? get(noun, id).assignees : own;
      const sameFor = (entry: Activity) => ({
        ...entry,
        assignees: peopleOf(entry.noun, entry.recordId, entry.assignees),
      });
      const trackerPeople = (id: string) => records.tracker.get(id)?.assignees ?? [];
      return {
        customers: [...records.customer.values()],
        trackers: [...records.tracker.values()],
        jobs: [...records.job.values()],
        visits: [...records.visit.values()],
        prices: [...prices.values()].map((one) => ({
          ...one,
          assignees: peopleOf(one.noun, one.uuid, one.assignees),
        })),
        messages: messages.map((one) => ({ ...one, assignees: trackerPeople(one.trackerId) })),
        activity: activity.map(sameFor),
        activityPriced: priced.map(sameFor),
      };
    },
  };
}

function messageOf(tracker: Tracker, uuid: string, body: string, { by, at }: Stamp): ClientMessage {
  const { owner, assignees, customerId } = tracker;
  return {
    ...initialOf(clientMessageShape.fields),
    uuid,
    owner,
    assignees,
    customerId,
    body,
    trackerId: tracker.uuid,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
  };
}
