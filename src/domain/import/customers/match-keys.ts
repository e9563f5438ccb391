import { customerKeys } from '../../customers/customer';
import type { Customer } from '../../customers/customer';
import { foldAddress } from '../../customers/duplicates';
import { SHORTEST_PHONE_KEY } from '../../format/phone';

/** Fields that match rows to a customer, and name it for a skipped row. */
export type MatchedCustomer = Pick<Customer, 'uuid' | 'name' | 'phone' | 'email' | 'streetAddress'>;

/** Customers the rows may match, and the complete records read so far. */
export type MetCustomers = {
  readonly matches: readonly MatchedCustomer[];
  readonly whole: readonly Customer[];
  readonly amounts?: readonly CustomerAmount[];
};

/** Estimated value of a customer's job, in cents. */
export type CustomerAmount = { readonly customerId: string; readonly amount: number };

/** Keys two entries of one customer share; very short phone numbers are ignored. */
export function matchKeys(
  input: Pick<Customer, 'name' | 'phone' | 'email' | 'streetAddress'>,
): readonly string[] {
  const keys = customerKeys(input);
  const street = foldAddress(input.streetAddress);
  return [
    keys.phoneKey.length >= SHORTEST_PHONE_KEY ? `phone ${keys.phoneKey}` : '',
    keys.emailKey === '' ? '' : `email ${keys.emailKey}`,
    keys.nameKey === '' || street === '' ? '' : `name ${keys.nameKey} at ${street}`,
  ].filter((key) => key !== '');
}

/** Search keys of rows, to query the customers they may match. */
export type SearchKeys = {
  readonly phoneKey: readonly string[];
  readonly emailKey: readonly string[];
  readonly nameKey: readonly string[];
};

/** Search keys of rows, each once; a name only where a street can confirm it. */
export function searchKeysOf(
  rows: readonly Pick<Customer, 'name' | 'phone' | 'email' | 'streetAddress'>[],
): SearchKeys {
  const keys = rows.map((row) => ({ ...customerKeys(row), hasStreet: row.streetAddress !== '' }));
  const distinct = (values: readonly string[]) => [...new Set(values)].filter((value) => value.length > 2);
  return {
    phoneKey: distinct(keys.map(({ phoneKey }) => phoneKey)).filter(
      (key) => key.length >= SHORTEST_PHONE_KEY,
    ),
    emailKey: distinct(keys.map(({ emailKey }) => emailKey)),
    nameKey: distinct(keys.filter(({ hasStreet }) => hasStreet).map(({ nameKey }) => nameKey)),
  };
}
