import { addressFields } from '../format/address-fields';
import { bookkeeping, called, copyOf, person, phone, signatureOf } from '../core/field-facts';
import { foldText } from '../format/fold-text';
import { emailKey } from '../format/email';
import { COLLECTIONS } from '../core/collections';
import { phoneKeyOf } from '../format/phone';
import { visibleText } from '../format/visible-text';
import { labelsOf } from '../core/field-path';
import { reasonFields, recordFields } from '../core/record';
import {
  boolean,
  choice,
  day,
  defineShape,
  derivedByServer,
  group,
  optionalCents,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
  textList,
  textMap,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { CUSTOMER_STATUSES } from '../core/statuses';
import { MAX_SUB_STATUS_ID } from '../core/sub-statuses';
import { reachedFields } from './reached';

/** Longest access notes, in characters. */
export const MAX_ACCESS_NOTES = 500;

/** What became of an appointment, in the words of its buttons. */
export const APPOINTMENT_OUTCOMES = ['Kept', 'No-show', 'Moved'] as const;
export type AppointmentOutcome = (typeof APPOINTMENT_OUTCOMES)[number];

/** The list a customer is in: leads are `Open`; Client Archive shows `Sold` and `Archive`. */
export const CUSTOMER_ORGANIZERS = ['Open', 'Sold', 'Archive'] as const;
export type CustomerOrganizer = (typeof CUSTOMER_ORGANIZERS)[number];

/** `Customers/{uuid}`: a lead or customer. */
export const customerShape = defineShape(COLLECTIONS.customers, {
  ...recordFields,
  listOrganizer: called('List', choice(CUSTOMER_ORGANIZERS)),
  customerStatus: called('Status', choice(CUSTOMER_STATUSES)),
  statusAt: bookkeeping(optionalMoment()),
  statusBy: signatureOf('customerStatus'),
  ...reasonFields,
  /** The previous status, so that the last move can be undone; see `canStep`. */
  previousStatus: bookkeeping(choice(['', ...CUSTOMER_STATUSES])),
  /** Id of a sub-status of the business, or ''; see `shownSubStatus`. */
  subStatus: called('Sub-status', text(MAX_SUB_STATUS_ID)),
  /** Start of the appointment; it lasts APPOINTMENT_HOURS. */
  appointmentTime: called('Appointment', optionalMoment()),
  /** Whether that appointment took place; '' until somebody says so, and again with another time. */
  appointmentOutcome: called('Appointment outcome', choice(['', ...APPOINTMENT_OUTCOMES])),
  outcomeAt: bookkeeping(optionalMoment()),
  outcomeBy: signatureOf('appointmentOutcome'),
  /** Uid of the salesperson, always among `assignees`; the roster has the name. */
  salesperson: person(),
  productOfInterest: called('Product of interest', text(80)),
  name: requiredText(170),
  companyName: called('Company', text(120)),
  phone: phone(),
  phoneAlt: called('Second phone', phone()),
  email: called('E-mail', text(320)),
  ...addressFields,
  /** How a crew gets in: gate code, dog, parking. Jobs get a copy, because a crew does not see customers. */
  accessNotes: text(MAX_ACCESS_NOTES),
  leadSource: called('Source', text(60)),
  referredBy: called('Referred by', text(170)),
  notes: text(5_000),
  tags: textList(30, 40),
  nextFollowUp: called('Follow-up', day()),
  insurance: group({
    carrier: called('Carrier', text(120)),
    claimNumber: called('Claim no.', text(60)),
    policyNumber: called('Policy no.', text(60)),
    adjuster: called('Adjuster', text(120)),
    adjusterPhone: called('Adjuster’s phone', phone()),
    dateOfLoss: called('Date of loss', day()),
    /** In cents. */
    deductible: called('Deductible', optionalCents()),
  }),
  /** Values of custom fields by definition key. */
  customFields: textMap(50, 500),
  /** Search keys from `customerKeys`, for equality and prefix queries. */
  nameKey: copyOf('name', text(170)),
  phoneKey: copyOf('phone', text(20)),
  emailKey: copyOf('email', text(320)),
  soldAt: bookkeeping(optionalMoment()),
  archivedAt: bookkeeping(optionalMoment()),
  trackerId: bookkeeping(text(64)),
  /** The import that created it, or ''. */
  importId: bookkeeping(text(64)),
  /** The customer into whom this one was merged, or ''; functions merge. */
  mergedInto: bookkeeping(serverOnly(text(64))),
  /** Whether the record has the most files allowed; functions count them. */
  filesFull: bookkeeping(serverOnly(boolean())),
  /** The first time of each milestone; functions find it in every change. */
  reached: bookkeeping(derivedByServer(group(reachedFields))),
});

export type Customer = Infer<typeof customerShape>;

/** The name of a customer's field for users. */
export const customerLabel = labelsOf(customerShape);

export const CONTACT_FIELDS = [
  'companyName',
  'phone',
  'phoneAlt',
  'email',
] as const satisfies readonly (keyof Customer)[];
export type ContactField = (typeof CONTACT_FIELDS)[number];

export const APPOINTMENT_HOURS = 2;

/** Keys for duplicates and search: folded name, `phoneKeyOf`, lower-case e-mail. */
export function customerKeys(input: {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}): { readonly nameKey: string; readonly phoneKey: string; readonly emailKey: string } {
  return {
    nameKey: foldText(visibleText(input.name)).slice(0, 170),
    phoneKey: phoneKeyOf(input.phone),
    emailKey: emailKey(visibleText(input.email)),
  };
}

/** Title of a calendar event: the salesperson's first name (from the full name), then the customer's name. */
export function appointmentTitle(salesperson: string, customer: Pick<Customer, 'name'>): string {
  const firstName = salesperson.split(' ')[0] ?? '';
  return `${firstName} ${customer.name}`.trim();
}
