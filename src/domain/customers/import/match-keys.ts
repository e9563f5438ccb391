import { customerKeys } from '../customer';
import type { Customer } from '../customer';
import { foldAddress } from '../duplicates';

/** Of a customer, what decides which rows are the same one, and what a skipped row calls it. */
export type MatchedCustomer = Pick<Customer, 'uuid' | 'name' | 'phone' | 'email' | 'streetAddress'>;

/** Customers that rows may be: whom they match, and whole those of them that were read so far. */
export type MetCustomers = {
  readonly matches: readonly MatchedCustomer[];
  readonly whole: readonly Customer[];
  /** The amounts read so far of those who have one. */
  readonly amounts?: readonly CustomerAmount[];
};

/** What the job of a customer may be worth, in cents. */
export type CustomerAmount = { readonly customerId: string; readonly amount: number };

/** The keys two entries of one customer share; short phone numbers say nothing. */
export function matchKeys(
  input: Pick<Customer, 'name' | 'phone' | 'email' | 'streetAddress'>,
): readonly string[] {
  const keys = customerKeys(input);
  const street = foldAddress(input.streetAddress);
  return [
    keys.phoneKey.length >= 7 ? `phone ${keys.phoneKey}` : '',
    keys.emailKey === '' ? '' : `email ${keys.emailKey}`,
    keys.nameKey === '' || street === '' ? '' : `name ${keys.nameKey} at ${street}`,
  ].filter((key) => key !== '');
}

/** Search keys of rows, by which the customers they may be are asked for. */
export type SearchKeys = {
  readonly phoneKey: readonly string[];
  readonly emailKey: readonly string[];
  readonly nameKey: readonly string[];
};

/** The search keys of rows, each once; a name is asked for only where a street can confirm it. */
export function searchKeysOf(
  rows: readonly Pick<Customer, 'name' | 'phone' | 'email' | 'streetAddress'>[],
): SearchKeys {
  const keys = rows.map((row) => ({ ...customerKeys(row), hasStreet: row.streetAddress !== '' }));
  const distinct = (values: readonly string[]) => [...new Set(values)].filter((value) => value.length > 2);
  return {
    phoneKey: distinct(keys.map(({ phoneKey }) => phoneKey).filter((key) => key.length >= 7)),
    emailKey: distinct(keys.map(({ emailKey }) => emailKey)),
    nameKey: distinct(keys.filter(({ hasStreet }) => hasStreet).map(({ nameKey }) => nameKey)),
  };
}
