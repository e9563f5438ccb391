import { optionalMoment } from '../core/shape';
import type { CustomerStatus } from '../core/statuses';

/**
 * The first time a customer was spoken to, got an appointment, was quoted, bought, and was lost: reports count by these.
 * Going back takes nothing away: the first time stays the first time.
 */
export const reachedFields = {
  contacted: optionalMoment(),
  appointment: optionalMoment(),
  quoted: optionalMoment(),
  sold: optionalMoment(),
  lost: optionalMoment(),
};

type Milestone = keyof typeof reachedFields;
/** Moments in epoch ms; null for what has not happened. */
export type Reached = { readonly [M in Milestone]: number | null };

export const MILESTONES = Object.keys(reachedFields) as readonly Milestone[];

/** The milestone that a status is; none before the first contact. */
const MILESTONE_OF: Partial<Readonly<Record<CustomerStatus, Milestone>>> = {
  Contacted: 'contacted',
  'Appointment Set': 'appointment',
  Quoted: 'quoted',
  'Not Qualified': 'lost',
};

/** What one state of a customer tells of milestones. */
export type ReachedState = {
  readonly customerStatus: CustomerStatus;
  /** Epoch ms; null where nobody knows since when, as for the rows of an import. */
  readonly statusAt: number | null;
  readonly listOrganizer: string;
  readonly soldAt: number | null;
  readonly createdAt: number;
};

/** Milestones of a state by its status and sale. What came without a time of its own counts from the record's first day. */
export function reachedIn({
  customerStatus,
  statusAt,
  listOrganizer,
  soldAt,
  createdAt,
}: ReachedState): Partial<Reached> {
  const milestone = MILESTONE_OF[customerStatus];
  const isSold = soldAt !== null || listOrganizer === 'Sold';
  return {
    ...(milestone && { [milestone]: statusAt ?? createdAt }),
    ...(isSold && { sold: soldAt ?? createdAt }),
  };
}

/** The earlier moment of each milestone. */
export function earliest(one: Partial<Reached>, other: Partial<Reached>): Reached {
  const of = (milestone: Milestone) => {
    const known = [one[milestone], other[milestone]].filter((at) => typeof at === 'number');
    return known.length === 0 ? null : Math.min(...known);
  };
  return {
    contacted: of('contacted'),
    appointment: of('appointment'),
    quoted: of('quoted'),
    sold: of('sold'),
    lost: of('lost'),
  };
}

/** Whether both know the same moments. */
export function isSameReached(one: Reached, other: Reached): boolean {
  return MILESTONES.every((milestone) => one[milestone] === other[milestone]);
}

/** A change of a customer as its history tells it. */
type ToldChange = { readonly field: string; readonly before: string; readonly after: string };

/** An entry of a customer's history; `at` is epoch ms. */
export type ToldEntry = { readonly at: number; readonly changes: readonly ToldChange[] };

/**
 * The milestones that a customer's present state and whole history tell, in any order of its entries: statuses and
 * appointments that were set, the sale, and the status of the first day, which stands in the first change of it.
 */
export function reachedInHistory(
  state: ReachedState & { readonly appointmentTime: number | null },
  entries: readonly ToldEntry[],
): Reached {
  const told = entries
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, changes }) => changes.map((change) => ({ ...change, at })));
  const first = (field: string) => told.find((change) => change.field === field);
  const { createdAt } = state;
  const firstStatus = first('customerStatus')?.before ?? '';
  const firstTime = first('appointmentTime');
  const had = firstTime ? firstTime.before !== '' : state.appointmentTime !== null;
  return [
    reachedIn(state),
    milestoneAt(firstStatus, createdAt),
    had ? { appointment: createdAt } : {},
    ...told.map((change) => toldIn(change, change.at)),
  ].reduce<Reached>((all, one) => earliest(all, one), earliest({}, {}));
}

function milestoneAt(status: string, at: number): Partial<Reached> {
  const known: Partial<Readonly<Record<string, Milestone>>> = MILESTONE_OF;
  const milestone = known[status];
  return milestone ? { [milestone]: at } : {};
}

function toldIn({ field, after }: ToldChange, at: number): Partial<Reached> {
  if (field === 'customerStatus') return milestoneAt(after, at);
  if (field === 'appointmentTime') return after === '' ? {} : { appointment: at };
  return field === 'listOrganizer' && after === 'Sold' ? { sold: at } : {};
}
