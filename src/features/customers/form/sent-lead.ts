import { useEffect } from 'react';
import { useDraft } from '@/shared/forms/frame/use-draft';
import { useFormDraft } from '@/shared/forms/frame/use-form-draft';

/** Key of a new lead's draft, from typing until the server has the lead. */
export const NEW_LEAD_DRAFT = 'new-customer';

const NONE = { uuid: '' };

/** The lead that was sent from the form and may still be refused; its draft is kept until it has arrived. */
export function useSentLead() {
  const { draft, saveDraft, clearDraft } = useDraft('sent-customer', NONE);
  const { clearDraft: clearTyped } = useFormDraft(NEW_LEAD_DRAFT, {});
  return {
    uuid: draft.uuid,
    keep: (uuid: string) => saveDraft({ uuid }),
    forget: () => {
      clearDraft();
      clearTyped();
    },
  };
}

/** Deletes the draft of the lead with this id once it has arrived. */
export function useForgetSentLead(uuid: string, hasArrived: boolean): void {
  const sent = useSentLead();
  useForgetArrived(sent, hasArrived && sent.uuid === uuid);
}

/** Deletes a sent lead's draft once the lead has arrived; it would reappear as "not saved" after a deletion. */
export function useForgetArrived(sent: ReturnType<typeof useSentLead>, hasArrived: boolean): void {
  const isOver = hasArrived && sent.uuid !== '';
  useEffect(() => {
    if (isOver) sent.forget();
    // The functions are new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
}
