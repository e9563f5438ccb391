import type { CustomerDraft } from '@/data/customers/customer-changes';
import type { Changes } from '@/data/core/writes';
import { unset } from '@/data/store/port';
import { ADDRESS_FIELDS } from '@/domain/format/address';
import type { AddressField } from '@/domain/format/address';
import { CONTACT_FIELDS, customerShape } from '@/domain/customers/customer';
import type { ContactField, Customer } from '@/domain/customers/customer';
import { initialOf } from '@/domain/core/shape';

/** The form values of a customer. Instants are epoch ms, days YYYY-MM-DD, the deductible cents. */
export type CustomerFormValues = Pick<
  Customer,
  | 'name'
  | ContactField
  | AddressField
  | 'leadSource'
  | 'referredBy'
  | 'productOfInterest'
  | 'salesperson'
  | 'appointmentTime'
  | 'nextFollowUp'
  | 'notes'
  | 'accessNotes'
  | 'insurance'
  | 'customFields'
> & { readonly tags: string[] };

const TEXTS = [
  'name',
  ...CONTACT_FIELDS,
  ...ADDRESS_FIELDS,
  'leadSource',
  'referredBy',
  'productOfInterest',
  'nextFollowUp',
  'notes',
  'accessNotes',
] as const;

const CLAIM_TEXTS = [
  'carrier',
  'claimNumber',
  'policyNumber',
  'adjuster',
  'adjusterPhone',
  'dateOfLoss',
] as const;

/** The form values of a customer, or empty ones. */
export function customerFormValues(customer: Customer = initialOf(customerShape.fields)): CustomerFormValues {
  const { salesperson, appointmentTime, insurance, customFields, tags } = customer;
  const texts = Object.fromEntries(TEXTS.map((name) => [name, customer[name]]));
  // Every text field is in TEXTS, so the entries make up exactly that part of the values.
  const written = texts as Pick<Customer, (typeof TEXTS)[number]>;
  return { ...written, salesperson, appointmentTime, insurance, customFields, tags: [...tags] };
}

/** Trims typed texts; also removes blanks inside an e-mail address. */
function tidy(values: CustomerFormValues): CustomerFormValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name].trim()]));
  const claim = Object.fromEntries(CLAIM_TEXTS.map((name) => [name, values.insurance[name].trim()]));
  return { ...values, ...texts, insurance: { ...values.insurance, ...claim } };
}

/** A new customer from the form; the status depends on the appointment. */
export function draftOf(uuid: string, values: CustomerFormValues): CustomerDraft {
  const typed = tidy(values);
  return {
    ...typed,
    uuid,
    customerStatus: typed.appointmentTime === null ? 'Open Lead' : 'Appointment Set',
    customFields: filled(typed.customFields),
  };
}

/** The changed values only, so that other users' edits of other fields stay. */
export function changesOf(before: CustomerFormValues, values: CustomerFormValues): Changes<Customer> {
  const typed = tidy(values);
  const changes: Record<string, unknown> = {};
  for (const name of TEXTS) if (typed[name] !== before[name]) changes[name] = typed[name];
  for (const name of CLAIM_TEXTS) {
    if (typed.insurance[name] !== before.insurance[name])
      changes[`insurance.${name}`] = typed.insurance[name];
  }
  if (typed.insurance.deductible !== before.insurance.deductible) {
    changes['insurance.deductible'] = typed.insurance.deductible;
  }
  if (typed.appointmentTime !== before.appointmentTime) changes['appointmentTime'] = typed.appointmentTime;
  if (typed.tags.join('\n') !== before.tags.join('\n')) changes['tags'] = typed.tags;
  if (typed.salesperson !== before.salesperson) changes['salesperson'] = typed.salesperson;
  for (const [key, text] of Object.entries(typed.customFields)) {
    if (text === (before.customFields[key] ?? '')) continue;
    changes[`customFields.${key}`] = text === '' ? unset() : text;
  }
  // Built by name from fields of a customer; patchRecord checks each against the shape again.
  return changes as Changes<Customer>;
}

function filled(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
