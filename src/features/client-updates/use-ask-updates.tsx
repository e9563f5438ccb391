import { useState } from 'react';
import type { ReactNode } from 'react';

import { useUser } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const AskUpdatesDialog = lazyDialog(async () => (await import('./ask-updates-dialog')).AskUpdatesDialog);

/** After a sale: asks an administrator once about mails to clients, while the business has none. */
export function useAskUpdates(): { readonly ask: () => void; readonly question: ReactNode } {
  const { isAdmin } = useUser();
  const { settings, isLoading } = useSettings();
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = isAdmin && !isLoading && !settings.hasDecidedUpdates && settings.clientUpdates.length === 0;
  return {
    ask: () => setIsAsking(isOpen),
    question: <AskUpdatesDialog open={isAsking} onClose={() => setIsAsking(false)} />,
  };
}
