import { pick } from '../core/record';
import { ADDRESS_FIELDS } from '../format/address';
import { listedValue } from '../customers/own-filters';
import { CONTACT_FIELDS, customerKeys, customerShape } from '../customers/customer';
import type { Customer } from '../customers/customer';

/** The customer fields that lists, filters, sorting, bulk changes and the palette need; the record has the rest. */
const STORED = [
  'uuid',
  'owner',
  'assignees',
  'createdAt',
  'updatedAt',
  'listOrganizer',
  'customerStatus',
  'statusAt',
  'statusBy',
  'statusReason',
  'statusNote',
  'subStatus',
  'appointmentTime',
  'appointmentOutcome',
  'outcomeAt',
  'salesperson',
  'productOfInterest',
  'name',
  ...CONTACT_FIELDS,
  ...ADDRESS_FIELDS,
  'leadSource',
  'tags',
  'nextFollowUp',
  'soldAt',
  'archivedAt',
  'trackerId',
  'customFields',
] as const satisfies readonly (keyof Customer)[];

export type StoredField = (typeof STORED)[number];

/** A customer as lists show it; a complete `Customer` is one too. */
export type ListedCustomer = Pick<Customer, StoredField | 'nameKey' | 'phoneKey' | 'emailKey'>;

export const listedFieldNames = [
  ...STORED,
  'nameKey',
  'phoneKey',
  'emailKey',
] as const satisfies readonly (keyof ListedCustomer)[];

/** Fields of a shard's rows, without search keys, which derive from name, phone and e-mail. */
export const storedFields = pick(customerShape.fields, STORED);

/** A customer for lists, with the beginnings of the custom fields `own` alone. */
export function listedCustomer(
  customer: Pick<Customer, StoredField>,
  own: readonly string[] = [],
): ListedCustomer {
  const customFields = Object.fromEntries(own.map((key) => [key, listedValue(customer, key)]));
  return { ...pick(customer, STORED), ...customerKeys(customer), customFields };
}
