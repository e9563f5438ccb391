import { editSettings } from '@/data/company/business-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { useUser, useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { suggestedUpdates } from '@/domain/client-updates/suggested';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';

import { OfferedUpdates } from './offered-updates';

export type AskUpdatesDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** Asks once after a sale whether clients get mails by themselves. Closing it is "Not now". */
export function AskUpdatesDialog({ open, onClose }: AskUpdatesDialogProps) {
  const viewer = useViewer();
  const user = useUser();
  const commit = useCommit();
  const { settings, saved } = useSettings();
  const answer = (isOn: boolean) => {
    onClose();
    const changes = { hasDecidedUpdates: true, ...(isOn && { clientUpdates: suggestedUpdates() }) };
    commit(editSettings(viewer, settings, saved, changes));
  };
  return (
    <ConfirmDialog
      open={open}
      title="Should your client hear how it goes on?"
      confirmLabel="Switch these mails on"
      cancelLabel="Not now"
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <OfferedUpdates businessName={user.company || user.displayName} />
    </ConfirmDialog>
  );
}
