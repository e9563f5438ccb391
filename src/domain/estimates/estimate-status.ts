/** A draft or a version with the client, up to the sold work; "expired" is computed. */
export const ESTIMATE_STATUSES = [
  'Draft',
  'Pending Approval',
  'Sent',
  'Viewed',
  'Changes Requested',
  'Approved',
  'Declined',
  'Converted',
  'Void',
] as const;
export type EstimateStatus = (typeof ESTIMATE_STATUSES)[number];

type Moves = Readonly<Record<EstimateStatus, readonly EstimateStatus[]>>;

/** Every move there is. Functions make those that the client's answer, a sending or a withdrawal brings. */
export const ESTIMATE_MOVES: Moves = {
  Draft: ['Pending Approval', 'Sent', 'Void'],
  'Pending Approval': ['Draft', 'Sent', 'Void'],
  Sent: ['Viewed', 'Sent', 'Changes Requested', 'Approved', 'Declined', 'Void'],
  Viewed: ['Sent', 'Changes Requested', 'Approved', 'Declined', 'Void'],
  'Changes Requested': ['Sent', 'Approved', 'Declined', 'Void'],
  Approved: ['Converted', 'Void'],
  Declined: ['Sent', 'Void'],
  Converted: [],
  Void: [],
};

/** The moves that an employee's own write may make: asking the office, and the sale of approved work. */
export const ESTIMATE_CLIENT_MOVES: Moves = {
  Draft: ['Pending Approval'],
  'Pending Approval': ['Draft'],
  Sent: [],
  Viewed: [],
  'Changes Requested': [],
  Approved: ['Converted'],
  Declined: [],
  Converted: [],
  Void: [],
};

/** The statuses that wait for the client. */
export const ESTIMATE_WITH_CLIENT: readonly EstimateStatus[] = ['Sent', 'Viewed', 'Changes Requested'];

/** The statuses of open work: it waits for the office or for the client. */
export const OPEN_ESTIMATES: readonly EstimateStatus[] = [
  'Draft',
  'Pending Approval',
  ...ESTIMATE_WITH_CLIENT,
];

/** Whether a client has signed an estimate, and the office has not withdrawn it since. */
export function isSigned({ status }: { readonly status: EstimateStatus }): boolean {
  return ['Approved', 'Converted'].includes(status);
}

/** Whether its lines may still be written: after sending, a change is the draft of the next version. */
export function isWritable(status: EstimateStatus): boolean {
  return !['Approved', 'Converted', 'Void'].includes(status);
}
