import Box from '@mui/material/Box';
import type { JournalEntry } from '@/data/journal/kept/entry';
import type { UnsentError } from '@/data/session/leave';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { DateText } from '@/shared/ui/text/date-text';

export type DiscardDialogProps = {
  /** The unsent changes, live while the dialog is open. */
  readonly entries: readonly JournalEntry[];
  /** Other unfinished work: a file of an unfinished import, changes of another tab. */
  readonly unsent: Pick<UnsentError, 'file' | 'isElsewhere' | 'photos'>;
  readonly onAnswer: (mayDiscard: boolean) => void;
};

/** Asks at the logout about data that is only on this device. */
export function DiscardDialog({ entries, unsent, onAnswer }: DiscardDialogProps) {
  const { country } = useFormat();
  const isSent = entries.length === 0;
  const { file, isElsewhere, photos } = unsent;
  const isNothingLost = isSent && file === null && !isElsewhere && photos === 0;
  return (
    <ConfirmDialog
      open
      title={titleOf(entries.length, unsent, country)}
      text={
        isNothingLost
          ? 'You can log out without losing anything.'
          : 'This is on this device alone. Logging out now discards it.'
      }
      confirmLabel={isNothingLost ? 'Log out' : 'Discard and log out'}
      cancelLabel="Stay logged in"
      tone={isNothingLost ? 'primary' : 'danger'}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {!isNothingLost && (
        <Box component="ul" sx={{ margin: 0, marginTop: 1, paddingInlineStart: 3 }}>
          {entries.map(({ opId, label, at }) => (
            <li key={opId}>
              {label} · <DateText at={at} />
            </li>
          ))}
          {photos > 0 && (
            <li>{plural(photos, ['photo or file', 'photos or files'], country)}, not sent yet</li>
          )}
          {isElsewhere && <li>Changes in another tab; look there before you log out</li>}
          {file !== null && <li>The file {file}; customers that are in already stay</li>}
        </Box>
      )}
    </ConfirmDialog>
  );
}

function titleOf(
  changes: number,
  { file, isElsewhere, photos }: DiscardDialogProps['unsent'],
  country: string,
): string {
  if (changes > 0) return `${plural(changes, 'change', country)} not sent`;
  if (photos > 0) return 'Photos are not sent yet';
  if (isElsewhere) return 'Another tab is not done sending';
  return file === null ? 'Everything is sent now' : 'Your import is not finished';
}
