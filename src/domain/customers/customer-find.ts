import { findWords, isFoundIn } from '../search/find';
import { phoneWordsOf } from '../search/phone-words';
import type { Customer } from './customer';

/** The fields of a customer that a search on the device reads. */
export type FoundFields = Pick<Customer, 'name' | 'phone' | 'phoneAlt' | 'email' | 'streetAddress' | 'city'>;

/** Whether every typed word begins a word of a customer's name, phone, e-mail or address; true for an empty search. */
export function isCustomerFound(typed: string, customer: FoundFields): boolean {
  const { name, phone, phoneAlt, email, streetAddress, city } = customer;
  return isFoundIn(typed, () => [
    ...findWords({
      number: null,
      numberPrefix: '',
      title: email,
      customerName: name,
      phone,
      streetAddress,
      city,
    }),
    ...phoneWordsOf(phoneAlt),
  ]);
}
