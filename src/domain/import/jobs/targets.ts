import { ROOF_FACTS } from '../../jobs/roof-facts';
import type { RoofFactKey } from '../../jobs/roof-facts';
import { ADDRESS_TARGETS, datesIn, labelOf, namesIn, targetsOf } from '../columns/target-table';
import type { Target, TargetTable } from '../columns/target-table';

const text = (label: string, headers: string): Target => ({ label, headers, kind: 'text' });

const ROOF_HEADERS: Readonly<Record<RoofFactKey, string>> = {
  material: 'material, material tier, shingle, shingle type, product, roof type',
  permit: 'permit, permit number, permit id',
  permitApplied: 'permit applied for, permit applied, permit application date, permit requested',
  permitIssued: 'permit issued, permit date, permit issue date, permit approved',
  permitInspected: 'permit inspected, permit inspection, permit inspection date',
  warranty: 'warranty, warranty type, workmanship warranty',
  warrantyUntil: 'warranty until, warranty end, warranty expires, warranty expiration, warranty end date',
};

const ROOF_TARGETS = Object.fromEntries(
  ROOF_FACTS.map(({ key, label, isDay }) => [
    key,
    { label, headers: ROOF_HEADERS[key], kind: isDay ? 'day' : 'text' },
  ]),
) as unknown as TargetTable<RoofFactKey>;

/**
 * The targets of a file of jobs. Headers are those of Excel lists, AccuLynx, JobNimbus, Jobber, Housecall Pro, ServiceTitan,
 * Buildertrend, QuickBooks and our own export.
 */
const TABLE = {
  title: text(
    'Title',
    `title, job title, job name, project name, work order name, name, job, project, subject, summary, description of work,
    job description, work description, scope of work`,
  ),
  jobType: text('Type', 'type, job type, work type, trade, trade type, service, category, job category'),
  status: text('Status', 'status, job status, stage, milestone, state of work, work status, progress'),
  statusReason: text('Reason of the status', 'reason, status reason, hold reason'),
  customer: {
    ...text(
      'Customer',
      `customer, customer name, client, client name, contact, contact name, primary contact, homeowner, homeowner name,
      full name, customer full name, account, account name, bill to, display name`,
    ),
    isName: true,
  },
  firstName: {
    ...text(
      'Customer’s first name',
      'first name, customer first name, client first name, contact first name',
    ),
    isName: true,
  },
  lastName: {
    ...text(
      'Customer’s last name',
      'last name, customer last name, client last name, contact last name, surname',
    ),
    isName: true,
  },
  phone: {
    label: 'Customer’s phone',
    kind: 'phone',
    headers: `phone, phone number, customer phone, client phone, contact phone, primary phone, mobile, mobile phone,
      mobile number, cell, cell phone, cell number, home phone, home number, telephone`,
    isName: true,
    more: 'phoneAlt',
  },
  phoneAlt: {
    label: 'Customer’s second phone',
    kind: 'phone',
    headers: 'second phone, alternate phone, alt phone, secondary phone, other phone, phone 2, work phone',
    more: 'phoneAlt',
  },
  email: {
    ...text(
      'Customer’s e-mail',
      `email, e mail, email address, e mail address, customer email, client email, email 2, second email,
      secondary email, other email, alternate email, work email, home email`,
    ),
    isName: true,
    more: 'email',
  },
  tracker: { ...text('Tracker number', 'tracker, tracker number, tracker id'), isName: true },
  ...ADDRESS_TARGETS,
  start: {
    label: 'Start',
    kind: 'moment',
    headers: `start, start date, planned start, scheduled start, schedule start, start date time, scheduled date,
      schedule date, job date, date, date scheduled, begin, begins, start time and date, install date, production date,
      visit date, job start date`,
  },
  startTime: text('Start: time of day', 'start time, scheduled time, arrival time, time, begin time'),
  end: {
    label: 'End',
    kind: 'moment',
    headers: `end, end date, planned end, scheduled end, schedule end, finish, finish date, completion date, due date, due,
      ends, end date time, job end date, completed date, date completed, completed on, completed, job completed, closed date,
      date closed, closed on, invoice date`,
  },
  endTime: text('End: time of day', 'end time, finish time'),
  crew: text(
    'Crew or person',
    `crew, crew name, assigned to, assignee, assigned, team, technician, assigned crew, assigned users, job assigned,
    subcontractor, foreman, crew lead, employee, installer`,
  ),
  amount: {
    label: 'Amount',
    kind: 'money',
    headers: `amount, job amount, total, job total, contract amount, contract value, contract price, price, value, job value,
      estimated value, total amount, approved estimate, sale amount, invoice total`,
  },
  notes: {
    ...text(
      'Notes for the crew',
      `instructions, notes, job notes, crew notes, comments, remarks, details, description, work order notes,
      internal notes, special instructions, job number, job id, work order number`,
    ),
    more: 'notes',
  },
  squares: text('Squares', 'squares, sq, roof squares, number of squares, total squares'),
  ...ROOF_TARGETS,
} as const satisfies TargetTable<string>;

export type JobTarget = keyof typeof TABLE;
export const JOB_TARGET_TABLE: TargetTable<JobTarget> = TABLE;

export const JOB_TARGETS = targetsOf(JOB_TARGET_TABLE);

/** Targets that say whose job it is; a file needs at least one. */
export const JOB_NAMING = namesIn(JOB_TARGET_TABLE);

/** Targets with dates, where the order of day and month matters. */
export const JOB_DATES = datesIn(JOB_TARGET_TABLE);

/** A target's label for a business in a country (ISO 3166-1). */
export function jobTargetLabel(target: JobTarget, country: string): string {
  return labelOf(JOB_TARGET_TABLE, target, country);
}
