import { ADDRESS_FIELDS } from '../../format/address';
import type { AddressField } from '../../format/address';
import { conventionsOf } from '../../format/conventions';
import { CONTACT_FIELDS } from '../../customers/customer';

export const IMPORT_TARGETS = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  'nameSuffix',
  ...CONTACT_FIELDS,
  ...ADDRESS_FIELDS,
  'otherStreet',
  'otherCity',
  'otherState',
  'otherZipcode',
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
export type PlainTarget = Exclude<
  ImportTarget,
  AddressField | 'otherStreet' | 'otherCity' | 'otherState' | 'otherZipcode'
>;

/** A custom field by its key; a new one gets its key from the header. */
export type CustomTarget = `custom:${string}`;

/** Target of one column; `ignore` leaves it out. */
export type ColumnTarget = ImportTarget | CustomTarget | 'ignore';

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

export function customKeyOf(target: ColumnTarget): string | null {
  return target.startsWith('custom:') ? target.slice('custom:'.length) : null;
}

type AddressPart = 'state' | 'zipcode';
type OtherPart = 'otherState' | 'otherZipcode';

const TARGET_LABELS: Readonly<Record<Exclude<ImportTarget, AddressPart | OtherPart>, string>> = {
  name: 'Name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  nameSuffix: 'Suffix (Jr., Sr.)',
  companyName: 'Company',
  phone: 'Phone',
  phoneAlt: 'Second phone',
  email: 'E-mail',
  streetAddress: 'Street',
  city: 'City',
  otherStreet: 'Other address: street',
  otherCity: 'Other address: city',
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
  const { state, zipcode } = conventionsOf(country).address;
  switch (target) {
    case 'state':
      return state;
    case 'zipcode':
      return zipcode;
    case 'otherState':
      return `Other address: ${state.toLowerCase()}`;
    case 'otherZipcode':
      return `Other address: ${zipcode === 'ZIP code' || zipcode === 'PIN code' ? zipcode : zipcode.toLowerCase()}`;
    default:
      return TARGET_LABELS[target];
  }
}
