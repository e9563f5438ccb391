import Box from '@mui/material/Box';
import type { JournalEntry } from '@/data/journal/entry';
import { plural } from '@/shared/format/words';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { DateText } from '@/shared/ui/date-text';

export type DiscardDialogProps = {
  /** What is not sent, followed while the question stands. */
  readonly entries: readonly JournalEntry[];
  readonly onAnswer: (mayDiscard: boolean) => void;
};

/** Asks somebody who logs out what to do about changes that are on this device alone. */
export function DiscardDialog({ entries, onAnswer }: DiscardDialogProps) {
  const isSent = entries.length === 0;
  return (
    <ConfirmDialog
      open
      title={isSent ? 'Everything is sent now' : `${plural(entries.length, 'change')} not sent`}
      text={
        isSent
          ? 'You can log out without losing anything.'
          : 'They are on this device alone. Logging out now discards them.'
      }
      confirmLabel={isSent ? 'Log out' : 'Discard and log out'}
      cancelLabel="Stay logged in"
      tone={isSent ? 'primary' : 'danger'}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {!isSent && (
        <Box component="ul" sx={{ margin: 0, marginTop: 1, paddingInlineStart: 3 }}>
          {entries.map(({ opId, label, at }) => (
            <li key={opId}>
              {label} · <DateText at={at} />
            </li>
          ))}
        </Box>
      )}
    </ConfirmDialog>
  );
}
