import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { changedPaths, clashesOf } from '@/domain/journal/their-changes';
import { useDraft } from '@/shared/forms/use-draft';
import { customerFormValues } from './customer-form-values';
import type { CustomerFormValues } from './customer-form-values';
import { flatValues } from './flat-values';

/** What is typed into a customer's full form, and the stored values that it was typed over. */
export type EditDraft = { readonly values: CustomerFormValues; readonly base: CustomerFormValues };

/** Keeps what is typed into the full form of a customer. */
export function useEditDraft(customer: Customer) {
  const stored = customerFormValues(customer);
  return useDraft<EditDraft>(`edit-customer:${customer.uuid}`, { values: stored, base: stored });
}

/** What of a draft differs from what was stored, one line a field, to be copied; '' for nothing. */
export function draftText({ values, base }: EditDraft): string {
  const before = flatValues(base);
  const after = flatValues(values);
  return clashesOf(customerShape.collection, changedPaths(before, after), after, before)
    .map(({ label, mine }) => `${label}: ${mine}`)
    .join('\n');
}
