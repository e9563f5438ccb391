import type { Customer } from '../customers/customer';
import type { Visit } from '../jobs/visit';
import { MAX_ASSIGNEES } from '../core/record';
import type { Tracker } from '../trackers/tracker';

export type OpenWork = {
  readonly customers: number;
  readonly trackers: number;
  readonly jobs: number;
  readonly visits: number;
};

export function totalWork({ customers, trackers, jobs, visits }: OpenWork): number {
  return customers + trackers + jobs + visits;
}

/** Uids of the present and the new assignee. */
export type HandOver = { readonly from: string; readonly to: string };

type Assigned = { readonly assignees: readonly string[] };

/** The assignees of a record after the replacement. */
export function assigneesAfter({ assignees }: Assigned, { from, to }: HandOver): readonly string[] {
  return replaced(assignees, from, to);
}

export function customerAfter(
  customer: Assigned & Pick<Customer, 'salesperson'>,
  hand: HandOver,
): Partial<Pick<Customer, 'assignees' | 'salesperson'>> {
  return { assignees: assigneesAfter(customer, hand), ...salespersonAfter(customer, hand) };
}

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

export function visitAfter(
  visit: Assigned & Pick<Visit, 'crew'>,
  hand: HandOver,
): Pick<Visit, 'assignees' | 'crew'> {
  return { assignees: assigneesAfter(visit, hand), crew: replaced(visit.crew, hand.from, hand.to) };
}

/** Assignees of a sold customer with a new person for its open job added. Null when nothing changes. */
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
