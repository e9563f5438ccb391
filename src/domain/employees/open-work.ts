import type { Customer } from '../customers/customer';
import type { Visit } from '../jobs/visit';
import { MAX_ASSIGNEES } from '../core/record';
import type { Tracker } from '../trackers/tracker';

/** How much open work there is, by noun. */
export type OpenWork = {
  readonly customers: number;
  readonly trackers: number;
  readonly jobs: number;
  readonly visits: number;
};

/** All of it together. */
export function totalWork({ customers, trackers, jobs, visits }: OpenWork): number {
  return customers + trackers + jobs + visits;
}

/** Whose work goes to whom, by uid. */
export type HandOver = { readonly from: string; readonly to: string };

type Assigned = { readonly assignees: readonly string[] };

/** The people of a record, once one has taken another's place in it. */
export function assigneesAfter({ assignees }: Assigned, { from, to }: HandOver): readonly string[] {
  return replaced(assignees, from, to);
}

/** What of a customer changes. */
export function customerAfter(
  customer: Assigned & Pick<Customer, 'salesperson'>,
  hand: HandOver,
): Partial<Pick<Customer, 'assignees' | 'salesperson'>> {
  return { assignees: assigneesAfter(customer, hand), ...salespersonAfter(customer, hand) };
}

/** What of a tracker changes. */
export function trackerAfter(
  tracker: Assigned & Pick<Tracker, 'salesperson' | 'crewLead'>,
  hand: HandOver,
): Partial<Pick<Tracker, 'assignees' | 'salesperson' | 'crewLead'>> {
  const leads = tracker.crewLead === hand.from;
  return {
    assignees: assigneesAfter(tracker, hand),
    ...salespersonAfter(tracker, hand),
    ...(leads ? { crewLead: hand.to } : {}),
  };
}

/** What of a visit changes. */
export function visitAfter(
  visit: Assigned & Pick<Visit, 'crew'>,
  hand: HandOver,
): Pick<Visit, 'assignees' | 'crew'> {
  return { assignees: assigneesAfter(visit, hand), crew: replaced(visit.crew, hand.from, hand.to) };
}

/**
 * The people of a sold customer, once somebody new works on its open job: they come in beside those
 * who are there. Null when nothing changes.
 */
export function joinedBy({ assignees }: Assigned, uid: string): readonly string[] | null {
  return assignees.includes(uid) || assignees.length >= MAX_ASSIGNEES ? null : [...assignees, uid];
}

function salespersonAfter(
  record: Pick<Customer, 'salesperson'>,
  { from, to }: HandOver,
): Partial<Pick<Customer, 'salesperson'>> {
  return record.salesperson === from ? { salesperson: to } : {};
}

function replaced(uids: readonly string[], from: string, to: string): readonly string[] {
  return [...new Set(uids.map((uid) => (uid === from ? to : uid)))];
}
