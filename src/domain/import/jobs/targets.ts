import { jobFieldLabel } from '../../jobs/job';
import { ROOF_FACTS } from '../../jobs/roof-facts';
import type { RoofFactKey } from '../../jobs/roof-facts';
import { ADDRESS_ROWS, targetTable } from '../columns/target-table';
import type { TargetRow, TargetTable } from '../columns/target-table';
import { CUSTOMER_WORDS } from '../customers/targets';

const ROOF_ROWS = Object.fromEntries(
  ROOF_FACTS.map(({ key, label, isDay }) => [key, { label, kind: isDay ? 'day' : 'text' }]),
) as unknown as Readonly<Record<RoofFactKey, TargetRow>>;

const ROWS = {
  title: { label: jobFieldLabel('title') },
  jobType: { label: jobFieldLabel('jobType') },
  status: { label: jobFieldLabel('status') },
  statusReason: { label: 'Reason of the status' },
  customer: { label: jobFieldLabel('customerName'), isName: true },
  firstName: { label: 'Customer’s first name', isName: true },
  lastName: { label: 'Customer’s last name', isName: true },
  phone: { label: 'Customer’s phone', kind: 'phone', isName: true, more: 'phoneAlt' },
  phoneAlt: { label: 'Customer’s second phone', kind: 'phone', more: 'phoneAlt' },
  email: { label: 'Customer’s e-mail', isName: true, more: 'email' },
  tracker: { label: 'Tracker number', isName: true },
  ...ADDRESS_ROWS,
  start: { label: 'Start', kind: 'moment' },
  startTime: { label: 'Start: time of day' },
  end: { label: 'End', kind: 'moment' },
  endTime: { label: 'End: time of day' },
  crew: { label: 'Crew or person' },
  amount: { label: 'Amount', kind: 'money' },
  notes: { label: 'Notes for the crew', more: 'notes' },
  squares: { label: jobFieldLabel('squares') },
  ...ROOF_ROWS,
} as const satisfies Readonly<Record<string, TargetRow>>;

export type JobTarget = keyof typeof ROWS;

const { firstName, lastName, phone, phoneAlt, email } = CUSTOMER_WORDS;

/**
 * The headers of a file of jobs: those of Excel lists, AccuLynx, JobNimbus, Jobber, Housecall Pro, ServiceTitan,
 * Buildertrend, QuickBooks and our own export; its customers are named as in files of customers.
 */
const WORDS: Partial<Readonly<Record<JobTarget, string>>> = {
  firstName,
  lastName,
  phoneAlt,
  email,
  phone: `phone, phone number, customer phone, client phone, contact phone, ${phone}`,
  title: `title, job title, job name, project name, work order name, name, job, project, subject, summary, description of work,
    job description, work description, scope of work`,
  jobType: 'type, job type, work type, trade, trade type, service, category, job category',
  status: 'status, job status, stage, milestone, state of work, work status, progress',
  statusReason: 'reason, status reason, hold reason',
  customer: `customer, customer name, client, client name, contact, contact name, primary contact, homeowner, homeowner name,
    full name, customer full name, account, account name, bill to, display name`,
  tracker: 'tracker, tracker number, tracker id',
  start: `start, start date, planned start, scheduled start, schedule start, start date time, scheduled date,
    schedule date, job date, date, date scheduled, begin, begins, start time and date, install date, production date,
    visit date, job start date`,
  startTime: 'start time, scheduled time, arrival time, time, begin time',
  end: `end, end date, planned end, scheduled end, schedule end, finish, finish date, completion date, due date, due,
    ends, end date time, job end date, completed date, date completed, completed on, completed, job completed, closed date,
    date closed, closed on, invoice date`,
  endTime: 'end time, finish time',
  crew: `crew, crew name, assigned to, assignee, assigned, team, technician, assigned crew, assigned users, job assigned,
    subcontractor, foreman, crew lead, employee, installer`,
  amount: `amount, job amount, total, job total, contract amount, contract value, contract price, price, value, job value,
    estimated value, total amount, approved estimate, sale amount, invoice total`,
  notes: `instructions, notes, job notes, crew notes, comments, remarks, details, description, work order notes,
    internal notes, special instructions, job number, job id, work order number`,
  squares: 'squares, sq, roof squares, number of squares, total squares',
  material: 'material, material tier, shingle, shingle type, product, roof type',
  permit: 'permit, permit number, permit id',
  permitApplied: 'permit applied for, permit applied, permit application date, permit requested',
  permitIssued: 'permit issued, permit date, permit issue date, permit approved',
  permitInspected: 'permit inspected, permit inspection, permit inspection date',
  warranty: 'warranty, warranty type, workmanship warranty',
  warrantyUntil: 'warranty until, warranty end, warranty expires, warranty expiration, warranty end date',
};

/** The targets of a file of jobs. */
export const JOB_TARGETS: TargetTable<JobTarget> = targetTable<JobTarget>(ROWS, WORDS);
