import { knownAddressHeader } from '../columns/address-words';
import { foldHeader, isOwnHeading } from '../columns/headers';
import type { PlainJobTarget } from './targets';

/**
 * Headers of Excel lists, AccuLynx, JobNimbus, Jobber, Housecall Pro, ServiceTitan, Buildertrend, QuickBooks and our
 * own export. The earliest match wins.
 */
const HEADER_ALIASES: Readonly<Record<PlainJobTarget, readonly string[]>> = {
  title: [
    ...['title', 'job title', 'job name', 'project name', 'work order name', 'name', 'job', 'project'],
    ...['subject', 'summary', 'description of work', 'job description', 'work description', 'scope of work'],
  ],
  jobType: ['type', 'job type', 'work type', 'trade', 'trade type', 'service', 'category', 'job category'],
  status: ['status', 'job status', 'stage', 'milestone', 'state of work', 'work status', 'progress'],
  statusReason: ['reason', 'status reason', 'hold reason'],
  customer: [
    ...['customer', 'customer name', 'client', 'client name', 'contact', 'contact name', 'primary contact'],
    ...['homeowner', 'homeowner name', 'full name', 'customer full name', 'account', 'account name'],
    ...['bill to', 'display name'],
  ],
  firstName: ['first name', 'customer first name', 'client first name', 'contact first name'],
  lastName: ['last name', 'customer last name', 'client last name', 'contact last name', 'surname'],
  phone: [
    ...['phone', 'phone number', 'customer phone', 'client phone', 'contact phone', 'primary phone'],
    ...['mobile', 'mobile phone', 'mobile number', 'cell', 'cell phone', 'home phone', 'telephone'],
  ],
  email: ['email', 'e mail', 'email address', 'customer email', 'client email', 'contact email'],
  tracker: ['tracker', 'tracker number', 'tracker no', 'tracker id'],
  start: [
    ...['start', 'start date', 'planned start', 'scheduled start', 'schedule start', 'start date time'],
    ...['scheduled date', 'schedule date', 'job date', 'date', 'date scheduled', 'begin', 'begins'],
    ...['start time and date', 'install date', 'production date', 'visit date', 'job start date'],
  ],
  startTime: ['start time', 'scheduled time', 'arrival time', 'time', 'begin time'],
  end: [
    ...['end', 'end date', 'planned end', 'scheduled end', 'schedule end', 'finish', 'finish date'],
    ...['completion date', 'due date', 'due', 'ends', 'end date time', 'job end date'],
  ],
  endTime: ['end time', 'finish time'],
  crew: [
    ...['crew', 'crew name', 'assigned to', 'assignee', 'assignees', 'assigned', 'team', 'technician'],
    ...['technicians', 'assigned crew', 'assigned users', 'job assigned', 'subcontractor', 'foreman'],
    ...['crew lead', 'employee', 'installer'],
  ],
  amount: [
    ...['amount', 'job amount', 'total', 'job total', 'contract amount', 'contract value', 'contract price'],
    ...['price', 'value', 'job value', 'total amount', 'approved estimate', 'sale amount', 'invoice total'],
  ],
  notes: [
    ...['instructions', 'notes', 'note', 'job notes', 'crew notes', 'comments', 'comment', 'remarks'],
    ...['details', 'description', 'work order notes', 'internal notes', 'special instructions'],
  ],
  material: ['material', 'material tier', 'materials', 'shingle', 'shingle type', 'product', 'roof type'],
  permit: ['permit', 'permit number', 'permit no', 'permit id'],
  permitApplied: ['permit applied for', 'permit applied', 'permit application date', 'permit requested'],
  permitIssued: ['permit issued', 'permit date', 'permit issue date', 'permit approved'],
  permitInspected: ['permit inspected', 'permit inspection', 'permit inspection date'],
  warranty: ['warranty', 'warranty type', 'workmanship warranty'],
  warrantyUntil: [
    'warranty until',
    'warranty end',
    'warranty expires',
    'warranty expiration',
    'warranty end date',
  ],
};

/** All known headers of the plain targets, folded, by preference. */
export const JOB_ALIASES: ReadonlyMap<PlainJobTarget, readonly string[]> = new Map(
  (Object.keys(HEADER_ALIASES) as PlainJobTarget[]).map((target) => [
    target,
    HEADER_ALIASES[target].map(foldHeader),
  ]),
);

const KNOWN = new Set([...JOB_ALIASES.values()].flat());

/** Whether programs write this folded header for jobs. */
export function isJobHeader(folded: string): boolean {
  return !isOwnHeading(folded) && (KNOWN.has(folded) || knownAddressHeader(folded) !== null);
}
