import { foldText } from '../format/fold-text';
import { emailKey } from '../format/email';
import { COLLECTIONS } from '../core/collections';
import { phoneKeyOf } from '../format/phone';
import { visibleText } from '../format/visible-text';
import { recordFields } from '../core/record';
import {
  boolean,
  choice,
  day,
  defineShape,
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

/** Longest access notes, in characters. */
export const MAX_ACCESS_NOTES = 500;

/** The list a customer is in: leads are `Open`; Client Archive shows `Sold` and `Archive`. */
export const CUSTOMER_ORGANIZERS = ['Open', 'Sold', 'Archive'] as const;
export type CustomerOrganizer = (typeof CUSTOMER_ORGANIZERS)[number];

/** `Customers/{uuid}`: a lead or customer. */
export const customerShape = defineShape(COLLECTIONS.customers, {
  ...recordFields,
  listOrganizer: choice(CUSTOMER_ORGANIZERS),
  customerStatus: choice(CUSTOMER_STATUSES),
  statusAt: optionalMoment(),
  statusBy: text(128),
  statusReason: text(80),
  statusNote: text(500),
  /** The previous status, so that the last move can be undone; see `canStep`. */
  previousStatus: choice(['', ...CUSTOMER_STATUSES]),
  /** Id of a sub-status of the business, or ''; see `shownSubStatus`. */
  subStatus: text(MAX_SUB_STATUS_ID),
  /** Start of the appointment; it lasts APPOINTMENT_HOURS. */
  appointmentTime: optionalMoment(),
  /** Uid of the salesperson, always among `assignees`; the roster has the name. */
  salesperson: text(128),
  productOfInterest: text(80),
  name: requiredText(170),
  companyName: text(120),
  phone: text(40),
  phoneAlt: text(40),
  email: text(320),
  streetAddress: text(200),
  city: text(100),
  state: text(100),
  zipcode: text(20),
  /** How a crew gets in: gate code, dog, parking. Jobs get a copy, because a crew does not see customers. */
  accessNotes: text(MAX_ACCESS_NOTES),
  leadSource: text(60),
  referredBy: text(170),
  notes: text(5_000),
  tags: textList(30, 40),
  nextFollowUp: day(),
  insurance: group({
    carrier: text(120),
    claimNumber: text(60),
    policyNumber: text(60),
    adjuster: text(120),
    adjusterPhone: text(40),
    dateOfLoss: day(),
    /** In cents. */
    deductible: optionalCents(),
  }),
  /** Values of custom fields by definition key. */
  customFields: textMap(50, 500),
  /** Search keys from `customerKeys`, for equality and prefix queries. */
  nameKey: text(170),
  phoneKey: text(20),
  emailKey: text(320),
  soldAt: optionalMoment(),
  archivedAt: optionalMoment(),
  trackerId: text(64),
  /** The import that created it, or ''. */
  importId: text(64),
  /** The customer into whom this one was merged, or ''; functions merge. */
  mergedInto: serverOnly(text(64)),
  /** Whether the record has the most files allowed; functions count them. */
  filesFull: serverOnly(boolean()),
});

export type Customer = Infer<typeof customerShape>;

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
