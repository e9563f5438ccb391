import { customerKeys } from './customer';
import { foldText } from '../format/fold-text';
import { isEmailAddress } from '../format/email';
import { otherPhoneKeyOf, phoneKeyOf, SHORTEST_PHONE_KEY } from '../format/phone';
import type { Customer } from './customer';

/** Fields that identify an existing customer. */
export type KnownCustomer = Pick<
  Customer,
  'uuid' | 'name' | 'streetAddress' | 'phoneKey' | 'emailKey' | 'nameKey'
>;

export type TypedCustomer = Pick<Customer, 'name' | 'phone' | 'email' | 'streetAddress'>;

/** Why two entries may be the same person, strongest first. */
export const DUPLICATE_REASONS = ['phone', 'email', 'nameAndAddress', 'name'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export type DuplicateKeys = {
  readonly phoneKey: string | null;
  readonly emailKey: string | null;
  readonly nameKey: string | null;
};

/** Keys to query the store by; an incomplete key is null. */
export function duplicateKeys(typed: TypedCustomer): DuplicateKeys {
  const keys = customerKeys(typed);
  return {
    phoneKey: keys.phoneKey.length >= SHORTEST_PHONE_KEY ? keys.phoneKey : null,
    emailKey: isEmailAddress(keys.emailKey) ? keys.emailKey : null,
    nameKey: keys.nameKey.length >= 3 ? keys.nameKey : null,
  };
}

/** The keys that the customers with a phone number may have. */
export function phoneKeysOf(phone: string): readonly string[] {
  return [phoneKeyOf(phone), otherPhoneKeyOf(phone)].filter((key) => key.length >= SHORTEST_PHONE_KEY);
}

/** Folds an address, so that "12 Main St." equals "12 main st". */
export function foldAddress(address: string): string {
  return foldText(address.replace(/[.,#]/g, ' '));
}

/** Why an existing customer may be the typed one; null without a sign. */
export function duplicateReason(typed: TypedCustomer, existing: KnownCustomer): DuplicateReason | null {
  const keys = duplicateKeys(typed);
  if (phoneKeysOf(typed.phone).includes(existing.phoneKey)) return 'phone';
  if (keys.emailKey && existing.emailKey === keys.emailKey) return 'email';
  if (!keys.nameKey || existing.nameKey !== keys.nameKey) return null;
  const street = foldAddress(typed.streetAddress);
  const known = foldAddress(existing.streetAddress);
  if (street !== '' && known !== '') return street === known ? 'nameAndAddress' : null;
  return 'name';
}

export type Duplicate = { readonly customer: KnownCustomer; readonly reason: DuplicateReason };

/** Likely duplicates among candidates, each once, strongest first; never the record itself. */
export function findDuplicates(
  typed: TypedCustomer,
  candidates: readonly KnownCustomer[],
  selfId?: string,
): readonly Duplicate[] {
  const found = new Map<string, Duplicate>();
  for (const customer of candidates) {
    const reason = customer.uuid === selfId ? null : duplicateReason(typed, customer);
    if (reason) found.set(customer.uuid, { customer, reason });
  }
  const strength = (duplicate: Duplicate) => DUPLICATE_REASONS.indexOf(duplicate.reason);
  return [...found.values()].sort((one, other) => strength(one) - strength(other));
}
