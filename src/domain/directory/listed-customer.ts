import { pick } from '../core/record';
import { ADDRESS_FIELDS } from '../format/address';
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

export function listedCustomer(customer: Pick<Customer, StoredField>): ListedCustomer {
  return { ...pick(customer, STORED), ...customerKeys(customer) };
}
