import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useUnsavedChangesGuard } from '@/shared/forms/frame/unsaved-changes-guard';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';
import type { ImportTypes } from '../kind/import-types';
import { DoneStep } from './done-step';
import type { DoneStepProps } from './done-step';
import { useFormat } from '@/shared/format/format-context';
import { formatCount, plural } from '@/shared/format/counts';

/** The last step: saves the rows, with buttons to stop and continue; saved rows stay. */
export function SavingStep<T extends ImportTypes>({ words, counts, flow }: DoneStepProps<T>) {
  const { country } = useFormat();
  const { status, done, total, error, isWaiting, cancel, goOn } = flow.saving;
  const guard = useUnsavedChangesGuard(status === 'running');
  const soFar = `${formatCount(done, country)} of ${plural(total, 'row', country)} ${total === 1 ? 'is' : 'are'} in`;
  if (status === 'done') return <DoneStep words={words} counts={counts} flow={flow} />;
  return (
    <Box>
      {status === 'settling' ? (
        <ProgressWithCounts label="All are in and become searchable" done={done} total={total} />
      ) : status === 'running' ? (
        <>
          <ProgressWithCounts label={`Saving ${words.many}`} done={done} total={total} onCancel={cancel} />
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
            <Button variant="contained" onClick={() => void goOn()}>
              Go on
            </Button>
            <Button onClick={flow.restart}>Leave it there</Button>
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
