import type { Customer } from '@/domain/customers/customer';
import { KeptText } from '@/shared/forms/frame/kept-text';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { draftText, useEditDraft } from './edit-draft';

export type NoRightToEditProps = { readonly customer: Customer };

/** For users who may only read a customer; text typed before they lost the right can be copied. */
export function NoRightToEdit({ customer }: NoRightToEditProps) {
  const { draft, clearDraft } = useEditDraft(customer);
  const text = draftText(draft);
  return (
    <>
      <DeniedState heading="h1" text="You may look at this customer, not change them." />
      {text !== '' && <KeptText text={text} onDiscard={clearDraft} />}
    </>
  );
}
