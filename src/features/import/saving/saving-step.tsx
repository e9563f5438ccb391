import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PlanCounts } from '@/domain/import/planned';
import { useUnsavedChangesGuard } from '@/shared/forms/frame/unsaved-changes-guard';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';
import type { ImportWords } from '../kind/import-kind';
import { DoneStep } from './done-step';
import type { Saving } from './use-saving';
import { useFormat } from '@/shared/format/format-context';
import { formatCount, plural } from '@/shared/format/counts';

export type SavingStepProps = {
  readonly words: ImportWords;
  readonly saving: Saving;
  readonly counts: PlanCounts;
  readonly onCancel: () => void;
  readonly onGoOn: () => void;
  readonly onLeftOut: () => void;
  readonly onAgain: () => void;
};

/** The last step: saves the rows, with buttons to stop and continue; saved rows stay. */
export function SavingStep({ words, saving, counts, onCancel, onGoOn, onLeftOut, onAgain }: SavingStepProps) {
  const { country } = useFormat();
  const { status, done, total, error, isWaiting } = saving;
  const guard = useUnsavedChangesGuard(status === 'running');
  const soFar = `${formatCount(done, country)} of ${plural(total, 'row', country)} ${total === 1 ? 'is' : 'are'} in`;
  if (status === 'done')
    return <DoneStep words={words} counts={counts} onLeftOut={onLeftOut} onAgain={onAgain} />;
  return (
    <Box>
      {status === 'settling' ? (
        <ProgressWithCounts label="All are in and become searchable" done={done} total={total} />
      ) : status === 'running' ? (
        <>
          <ProgressWithCounts label={`Saving ${words.many}`} done={done} total={total} onCancel={onCancel} />
          <Typography variant="caption" role="status">
            {isWaiting
              ? 'No connection: it waits here and goes on by itself.'
              : 'Without a connection it waits and goes on by itself. If this page closes, come back here to go on.'}
          </Typography>
        </>
      ) : (
        <>
          <Alert severity={error ? 'error' : 'info'} role="alert" sx={{ marginBottom: 2 }}>
            {error?.message} {status === 'failed' ? soFar : `Stopped: ${soFar}`}. They stay. Go on to save the
            rest, or take back what is in under Earlier imports.
          </Alert>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button variant="contained" onClick={onGoOn}>
              Go on
            </Button>
            <Button onClick={onAgain}>Leave it there</Button>
          </Box>
        </>
      )}
      <ConfirmDialog
        open={guard.isBlocked}
        title={`Leave while ${words.many} are saved?`}
        text={`${soFar}. The import stops here; come back to this page to go on.`}
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </Box>
  );
}
