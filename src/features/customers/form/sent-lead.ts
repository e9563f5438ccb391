import { useEffect } from 'react';
import { useDraft } from '@/shared/forms/frame/use-draft';

/** Key of a new lead's draft, from typing until the server has it. */
export const NEW_LEAD_DRAFT = 'new-customer';

const NONE = { uuid: '', isSent: false };

/** Deletes a lead's draft once the lead has arrived; it would reappear as "not saved" after a deletion. */
export function useForgetSentLead(uuid: string, hasArrived: boolean): void {
  const { draft, clearDraft } = useDraft(NEW_LEAD_DRAFT, NONE);
  const isOver = hasArrived && draft.isSent && draft.uuid === uuid;
  useEffect(() => {
    if (isOver) clearDraft();
  }, [isOver, clearDraft]);
}
