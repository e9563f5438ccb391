import { ADDRESS_FIELDS } from '../../format/address';
import type { AddressField } from '../../format/address';
import { ROOF_FACTS } from '../../jobs/roof-facts';
import type { RoofFactKey } from '../../jobs/roof-facts';
import { OTHER_ADDRESS } from '../columns/address-columns';
import { addressLabel } from '../columns/address-labels';
import type { ColumnTarget } from '../columns/column-target';

const ROOF_TARGETS = ROOF_FACTS.map(({ key }) => key);

export const JOB_TARGETS = [
  'title',
  'jobType',
  'status',
  'statusReason',
  'customer',
  'firstName',
  'lastName',
  'phone',
  'email',
  'tracker',
  ...ADDRESS_FIELDS,
  ...OTHER_ADDRESS,
  'start',
  'startTime',
  'end',
  'endTime',
  'crew',
  'amount',
  'notes',
  ...ROOF_TARGETS,
] as const;
export type JobTarget = (typeof JOB_TARGETS)[number];

/** Targets that say whose job it is; a file needs at least one. */
export const JOB_NAMING: readonly ColumnTarget[] = [
  'customer',
  'firstName',
  'lastName',
  'phone',
  'email',
  'tracker',
];

/** Targets with dates, where the order of day and month matters. */
export const JOB_DATES: readonly ColumnTarget[] = [
  'start',
  'end',
  ...ROOF_FACTS.filter(({ isDay }) => isDay).map(({ key }) => key),
];

/** Address parts have tables of their own (`address-columns.ts`). */
export type PlainJobTarget = Exclude<JobTarget, AddressField | (typeof OTHER_ADDRESS)[number]>;

const LABELS: Readonly<Record<Exclude<PlainJobTarget, RoofFactKey>, string>> = {
  title: 'Title',
  jobType: 'Type',
  status: 'Status',
  statusReason: 'Reason of the status',
  customer: 'Customer',
  firstName: 'Customer’s first name',
  lastName: 'Customer’s last name',
  phone: 'Customer’s phone',
  email: 'Customer’s e-mail',
  tracker: 'Tracker number',
  start: 'Start',
  startTime: 'Start: time of day',
  end: 'End',
  endTime: 'End: time of day',
  crew: 'Crew or person',
  amount: 'Amount',
  notes: 'Notes for the crew',
};

/** A target's label for a business in a country (ISO 3166-1). */
export function jobTargetLabel(target: JobTarget, country: string): string {
  const fact = ROOF_FACTS.find(({ key }) => key === target);
  if (fact) return fact.label;
  return hasLabel(target) ? LABELS[target] : addressLabel(target as AddressField, country);
}

const hasLabel = (target: JobTarget): target is keyof typeof LABELS => Object.hasOwn(LABELS, target);
