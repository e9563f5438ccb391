import { customerKeys } from '../../customers/customer';
import type { Customer } from '../../customers/customer';
import { foldAddress, phoneKeysOf } from '../../customers/duplicates';
import type { MetIds } from '../met-records';

/** Fields that match rows to a customer, and name it for a skipped row. */
export type MatchedCustomer = Pick<Customer, 'uuid' | 'name' | 'phone' | 'email' | 'streetAddress'>;

/** Customers the rows may match, and the complete records read so far. */
export type MetCustomers = {
  readonly matches: readonly MatchedCustomer[];
  readonly whole: readonly Customer[];
  /** Estimated values of the customers' jobs, in cents. */
  readonly amounts: readonly { readonly customerId: string; readonly amount: number }[];
};

export const CUSTOMER_IDS: MetIds<MetCustomers> = {
  matches: ({ uuid }) => uuid,
  whole: ({ uuid }) => uuid,
  amounts: ({ customerId }) => customerId,
};

type Named = Pick<Customer, 'name' | 'phone' | 'email'>;

/** Keys of a phone, an e-mail and a name, the most telling first; the name is that of a street, if one is given. */
export function clientKeys(input: Named, street = ''): readonly string[] {
  const { emailKey: email, nameKey: name } = customerKeys(input);
  const place = street === '' ? '' : ` at ${street}`;
  const phones = phoneKeysOf(input.phone).map((phone) => `phone ${phone}`);
  return [...phones, email && `email ${email}`, name && `name ${name}${place}`].filter(Boolean);
}

/** Keys two entries of one customer share; a name only where a street can confirm it. */
export function matchKeys(input: Named & Pick<Customer, 'streetAddress'>): readonly string[] {
  const street = foldAddress(input.streetAddress);
  return clientKeys(street === '' ? { ...input, name: '' } : input, street);
}

/** Search keys of rows, to query the customers they may match. */
export type SearchKeys = Readonly<Record<'phoneKey' | 'emailKey' | 'nameKey', readonly string[]>>;

/** Search keys of rows, each once; the name of those that `hasName` admits. */
export function searchKeysOf<R extends Named>(rows: readonly R[], hasName: (row: R) => boolean): SearchKeys {
  const keys = rows.map((row) => customerKeys(hasName(row) ? row : { ...row, name: '' }));
  const distinct = (values: readonly string[]) => [...new Set(values)].filter((value) => value.length > 1);
  return {
    phoneKey: distinct(rows.flatMap(({ phone }) => phoneKeysOf(phone))),
    emailKey: distinct(keys.map(({ emailKey }) => emailKey)),
    nameKey: distinct(keys.map(({ nameKey }) => nameKey)),
  };
}
