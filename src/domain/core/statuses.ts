/** Every set of statuses and its allowed moves, also for `firestore.rules`. Late is computed. */

export const CUSTOMER_STATUSES = [
  'Open Lead',
  'Not Contacted',
  'Contacted',
  'Appointment Set',
  'Pre-Qualified',
  'Quoted',
  'Not Qualified',
] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** A lead's path to a sale, for the rail on its page. */
export const CUSTOMER_LANE: readonly CustomerStatus[] = [
  'Open Lead',
  'Contacted',
  'Appointment Set',
  'Pre-Qualified',
  'Quoted',
];

function fromAny<S extends string>(
  all: readonly S[],
  except: readonly S[] = [],
): Readonly<Record<S, readonly S[]>> {
  const moves: Partial<Record<S, readonly S[]>> = {};
  for (const from of all) moves[from] = all.filter((to) => to !== from && !except.includes(to));
  return moves as Record<S, readonly S[]>;
}

/** A lead may move freely, but not back to 'Not Contacted' or 'Open Lead' after a contact. */
export const CUSTOMER_MOVES: Readonly<Record<CustomerStatus, readonly CustomerStatus[]>> = {
  ...fromAny(CUSTOMER_STATUSES, ['Open Lead', 'Not Contacted']),
  'Open Lead': CUSTOMER_STATUSES.filter((status) => status !== 'Open Lead'),
  'Not Contacted': CUSTOMER_STATUSES.filter((status) => status !== 'Not Contacted'),
  'Not Qualified': CUSTOMER_STATUSES.filter((status) => status !== 'Not Qualified'),
};

export const NOT_QUALIFIED_REASONS = [
  'Price',
  'Competitor',
  'Timing',
  'No answer',
  'Out of area',
  'Not a fit',
  'Insurance denied',
  'Other',
] as const;

export const TRACKER_STAGES = [
  'Sold',
  'Permits & Paperwork',
  'Materials Ordered',
  'Scheduled',
  'In Progress',
  'Final Inspection',
  'Invoiced',
  'Complete',
] as const;
export type TrackerStage = (typeof TRACKER_STAGES)[number];

export const TRACKER_STATUSES = [...TRACKER_STAGES, 'Cancelled'] as const;
export type TrackerStatus = (typeof TRACKER_STATUSES)[number];

/** A tracker may move to any stage; a cancelled one may resume at any stage. */
export const TRACKER_MOVES: Readonly<Record<TrackerStatus, readonly TrackerStatus[]>> =
  fromAny(TRACKER_STATUSES);

export const HOLD_REASONS = ['Weather', 'Materials', 'Permit', 'Insurance', 'Client', 'Crew'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const JOB_STATUSES = [
  'Unscheduled',
  'Scheduled',
  'On The Way',
  'In Progress',
  'On Hold',
  'Pending Approval',
  'Completed',
  'Cancelled',
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const JOB_MOVES: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  Unscheduled: ['Scheduled', 'In Progress', 'On Hold', 'Cancelled'],
  Scheduled: ['Unscheduled', 'On The Way', 'In Progress', 'On Hold', 'Completed', 'Cancelled'],
  'On The Way': ['Scheduled', 'In Progress', 'On Hold', 'Cancelled'],
  'In Progress': ['Scheduled', 'On Hold', 'Pending Approval', 'Completed', 'Cancelled'],
  'On Hold': ['Unscheduled', 'Scheduled', 'In Progress', 'Cancelled'],
  'Pending Approval': ['In Progress', 'Completed', 'Cancelled'],
  Completed: ['In Progress', 'Pending Approval'],
  Cancelled: ['Unscheduled', 'Scheduled'],
};

export const VISIT_STATUSES = ['Planned', 'On The Way', 'Working', 'Done', 'Cancelled'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

export const VISIT_MOVES: Readonly<Record<VisitStatus, readonly VisitStatus[]>> = {
  Planned: ['On The Way', 'Working', 'Done', 'Cancelled'],
  'On The Way': ['Planned', 'Working', 'Cancelled'],
  Working: ['Planned', 'Done', 'Cancelled'],
  Done: ['Working', 'Planned'],
  Cancelled: ['Planned'],
};

export const TASK_STATUSES = ['To Do', 'In Progress', 'Waiting', 'Done', 'Cancelled'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** A task moves freely. */
export const TASK_MOVES: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = fromAny(TASK_STATUSES);

/** The statuses of a task that is still to be done. */
export const TASK_OPEN: readonly TaskStatus[] = ['To Do', 'In Progress', 'Waiting'];

export const PROJECT_STATUSES = ['Planning', 'Active', 'On Hold', 'Complete', 'Cancelled'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** A project moves freely. */
export const PROJECT_MOVES: Readonly<Record<ProjectStatus, readonly ProjectStatus[]>> =
  fromAny(PROJECT_STATUSES);

/** The statuses of a project that is not over. */
export const PROJECT_OPEN: readonly ProjectStatus[] = ['Planning', 'Active', 'On Hold'];

export const CANCEL_REASONS = [
  'Client changed their mind',
  'Price',
  'Insurance denied',
  'Duplicate',
  'Could not reach the client',
  'Other',
] as const;

/** States of a tracking link; `requested` waits for a place in the plan, `revoked` is final. */
export const LINK_STATES = ['requested', 'active', 'paused', 'revoked'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export const LINK_MOVES: Readonly<Record<LinkState, readonly LinkState[]>> = {
  requested: ['revoked'],
  // An expired link with a later last day waits for a place again.
  active: ['requested', 'paused', 'revoked'],
  paused: ['requested', 'active', 'revoked'],
  revoked: [],
};

/** Whether a record may go from one status to the other; staying is always allowed. */
export function canMove<S extends string>(moves: Readonly<Record<S, readonly S[]>>, from: S, to: S): boolean {
  return from === to || moves[from].includes(to);
}

/** A status and the one before it; '' when no step is left to take back. */
export type StatusStep<S extends string> = { readonly status: S; readonly previous: S | '' };

/**
 * Whether a status change is allowed: along the table, remembering the previous status, or one step back to
 * that status, which forgets it. So every move can be undone, once.
 */
export function canStep<S extends string>(
  moves: Readonly<Record<S, readonly S[]>>,
  before: StatusStep<S>,
  after: StatusStep<S>,
): boolean {
  const remembered = after.status === before.status ? before.previous : before.status;
  return (
    (canMove(moves, before.status, after.status) && after.previous === remembered) ||
    (after.status === before.previous && after.previous === '')
  );
}

/** The reasons to choose from, by the status that asks for one. */
export type Reasons = Readonly<Partial<Record<string, readonly string[]>>>;

export const CUSTOMER_REASONS: Reasons = { 'Not Qualified': NOT_QUALIFIED_REASONS };
export const TRACKER_REASONS: Reasons = { Cancelled: CANCEL_REASONS };
export const JOB_REASONS: Reasons = { 'On Hold': HOLD_REASONS, Cancelled: CANCEL_REASONS };
export const PROJECT_REASONS: Reasons = { 'On Hold': HOLD_REASONS, Cancelled: CANCEL_REASONS };

/** The reasons to choose from when a status asks for one, else none. */
export function reasonsFor(reasons: Reasons, status: string): readonly string[] {
  return reasons[status] ?? [];
}
