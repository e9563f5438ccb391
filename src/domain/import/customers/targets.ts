import { ADDRESS_FIELDS } from '../../format/address';
import type { AddressField } from '../../format/address';
import { CONTACT_FIELDS } from '../../customers/customer';
import { OTHER_ADDRESS } from '../columns/address-columns';
import { addressLabel } from '../columns/address-labels';
import type { ColumnTarget } from '../columns/column-target';

export const IMPORT_TARGETS = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  'nameSuffix',
  ...CONTACT_FIELDS,
  ...ADDRESS_FIELDS,
  ...OTHER_ADDRESS,
  'leadSource',
  'referredBy',
  'productOfInterest',
  'customerStatus',
  'subStatus',
  'statusReason',
  'salesperson',
  'appointmentTime',
  'nextFollowUp',
  'notes',
  'tags',
  'carrier',
  'claimNumber',
  'policyNumber',
  'adjuster',
  'adjusterPhone',
  'dateOfLoss',
  'deductible',
  'amount',
  'createdDate',
] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/** Address parts have tables of their own (`address-columns.ts`). */
export type PlainTarget = Exclude<ImportTarget, AddressField | (typeof OTHER_ADDRESS)[number]>;

/** Targets that name the customer; a file needs at least one. */
export const NAMING_TARGETS: readonly ColumnTarget[] = [
  'name',
  'firstName',
  'lastName',
  'companyName',
  'email',
  'phone',
];

/** Targets with dates, where the order of day and month matters. */
export const DATE_TARGETS: readonly ColumnTarget[] = [
  'appointmentTime',
  'nextFollowUp',
  'dateOfLoss',
  'createdDate',
];

const TARGET_LABELS: Readonly<Record<PlainTarget, string>> = {
  name: 'Name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  nameSuffix: 'Suffix (Jr., Sr.)',
  companyName: 'Company',
  phone: 'Phone',
  phoneAlt: 'Second phone',
  email: 'E-mail',
  leadSource: 'Lead source',
  referredBy: 'Referred by',
  productOfInterest: 'Product of interest',
  customerStatus: 'Status',
  subStatus: 'Sub-status',
  statusReason: 'Reason of the status',
  salesperson: 'Salesperson',
  appointmentTime: 'Appointment',
  nextFollowUp: 'Follow-up',
  notes: 'Notes',
  tags: 'Tags',
  carrier: 'Insurance carrier',
  claimNumber: 'Claim number',
  policyNumber: 'Policy number',
  adjuster: 'Adjuster',
  adjusterPhone: 'Adjuster’s phone',
  dateOfLoss: 'Date of loss',
  deductible: 'Deductible',
  amount: 'Estimated value',
  createdDate: 'Lead since',
};

/** A target's label for a business in a country (ISO 3166-1). */
export function targetLabel(target: ImportTarget, country: string): string {
  return isPlain(target) ? TARGET_LABELS[target] : addressLabel(target, country);
}

const isPlain = (target: ImportTarget): target is PlainTarget => Object.hasOwn(TARGET_LABELS, target);
