import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';

import { OfferedUpdates } from './offered-updates';

export type AskUpdatesDialogProps = {
  readonly open: boolean;
  readonly businessName: string;
  readonly onAnswer: (isOn: boolean) => void;
};

/** Asks once after a sale whether clients get mails by themselves. Closing it is "Not now". */
export function AskUpdatesDialog({ open, businessName, onAnswer }: AskUpdatesDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Should your client hear how it goes on?"
      confirmLabel="Switch these mails on"
      cancelLabel="Not now"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <OfferedUpdates businessName={businessName} />
    </ConfirmDialog>
  );
}
