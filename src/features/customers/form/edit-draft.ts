import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { changedPaths, clashesOf } from '@/domain/journal/their-changes';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { customerFormValues } from './customer-form-values';
import type { CustomerFormValues } from './customer-form-values';
import { flatValues } from './flat-values';

/** The typed values of a customer's full form, and the stored values they are based on. */
export type EditDraft = { readonly values: CustomerFormValues; readonly base: CustomerFormValues };

/** Keeps the draft of a customer's full form. */
export function useEditDraft(customer: Customer) {
  const stored = customerFormValues(customer);
  return useDraft<EditDraft>(`edit-customer:${customer.uuid}`, { values: stored, base: stored });
}

/** A draft's differences from the stored values, one line per field, for copying; '' without any. */
export function draftText({ values, base }: EditDraft): string {
  const before = flatValues(base);
  const after = flatValues(values);
  return clashesOf(customerShape.collection, changedPaths(before, after), after, before)
    .map(({ label, mine }) => `${label}: ${mine}`)
    .join('\n');
}
