import { foldText } from '../format/fold-text';
import { COLLECTIONS } from '../core/collections';
import { phoneKeyOf } from '../format/phone';
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

/** Where a customer stands: a lead is `Open`; Client Archive shows `Sold` and `Archive`. */
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
  /** Where the status came from, so that the last move can be taken back; see `canStep`. */
  previousStatus: choice(['', ...CUSTOMER_STATUSES]),
  /** One of the business's own for the status (its id), or ''; see `shownSubStatus`. */
  subStatus: text(MAX_SUB_STATUS_ID),
  /** Start of the appointment; it lasts APPOINTMENT_HOURS. */
  appointmentTime: optionalMoment(),
  /** Uid of the salesperson, always among `assignees`; the roster knows the name. */
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
  /** Values of the business's own fields by definition key. */
  customFields: textMap(50, 500),
  /** Search keys derived by `customerKeys`, so that equality and prefix queries can find people. */
  nameKey: text(170),
  phoneKey: text(20),
  emailKey: text(320),
  soldAt: optionalMoment(),
  archivedAt: optionalMoment(),
  /** The tracker made when it was sold. */
  trackerId: text(64),
  /** The import that made it, or ''. */
  importId: text(64),
  /** Whether it holds as many files as it may; functions count them. */
  filesFull: serverOnly(boolean()),
});

export type Customer = Infer<typeof customerShape>;

/** How a customer is reached, beside the name and the address. */
export const CONTACT_FIELDS = [
  'companyName',
  'phone',
  'phoneAlt',
  'email',
] as const satisfies readonly (keyof Customer)[];
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Appointments and lead-calendar events last two hours. */
export const APPOINTMENT_HOURS = 2;

/** The keys that duplicates and searches go by: folded name, last ten digits of the number, lower-case e-mail. */
export function customerKeys(input: {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}): { readonly nameKey: string; readonly phoneKey: string; readonly emailKey: string } {
  return {
    nameKey: foldText(input.name).slice(0, 170),
    phoneKey: phoneKeyOf(input.phone),
    emailKey: input.email.trim().toLowerCase(),
  };
}

/** Title of a calendar event: the first name of the salesperson, given in full, then the customer's name. */
export function appointmentTitle(salesperson: string, customer: Pick<Customer, 'name'>): string {
  const firstName = salesperson.split(' ')[0] ?? '';
  return `${firstName} ${customer.name}`.trim();
}
