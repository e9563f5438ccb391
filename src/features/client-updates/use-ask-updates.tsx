import { useState } from 'react';
import type { ReactNode } from 'react';

import { editSettings } from '@/data/company/business-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { useUser, useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { suggestedUpdates } from '@/domain/client-updates/suggested';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const AskUpdatesDialog = lazyDialog(async () => (await import('./ask-updates-dialog')).AskUpdatesDialog);

/** After a sale: asks an administrator once about mails to clients, while the business has none. */
export function useAskUpdates(): { readonly ask: () => void; readonly question: ReactNode } {
  const viewer = useViewer();
  const user = useUser();
  const commit = useCommit();
  const { settings, saved, isLoading } = useSettings();
  const [isAsking, setIsAsking] = useState(false);
  const isOpen =
    user.isAdmin && !isLoading && !settings.hasDecidedUpdates && settings.clientUpdates.length === 0;
  const answer = (isOn: boolean) => {
    setIsAsking(false);
    const changes = { hasDecidedUpdates: true, ...(isOn && { clientUpdates: suggestedUpdates() }) };
    commit(editSettings(viewer, settings, saved, changes));
  };
  return {
    ask: () => setIsAsking(isOpen),
    question: (
      <AskUpdatesDialog open={isAsking} businessName={user.company || user.displayName} onAnswer={answer} />
    ),
  };
}
