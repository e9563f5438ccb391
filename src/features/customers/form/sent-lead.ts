import { useEffect } from 'react';
import { useDraft } from '@/shared/forms/use-draft';

/** Where a lead is kept as it is typed, and after it was sent until it has arrived. */
export const NEW_LEAD_DRAFT = 'new-customer';

const NONE = { uuid: '', isSent: false };

/**
 * Forgets what was typed of a new lead once it has arrived. Kept on, it would come back as "not saved" after
 * the lead was deleted.
 */
export function useForgetSentLead(uuid: string, hasArrived: boolean): void {
  const { draft, clearDraft } = useDraft(NEW_LEAD_DRAFT, NONE);
  const isOver = hasArrived && draft.isSent && draft.uuid === uuid;
  useEffect(() => {
    if (isOver) clearDraft();
  }, [isOver, clearDraft]);
}
