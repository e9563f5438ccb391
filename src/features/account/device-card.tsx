import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import Alert from '@mui/material/Alert';
import { useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { readOwnDevice } from '@/data/base/own-device';
import { keepOnDevice } from '@/data/session/sign-in-methods';
import { useJournal } from '@/data/journal/use-journal';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { Card } from '@/shared/ui/page/card';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';

/** Whether this device stores data for offline use; the app restarts on a change. */
export function DeviceCard() {
  const { country } = useFormat();
  const { entries } = useJournal();
  const isOwn = readOwnDevice();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const handleSwitch = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      await keepOnDevice(!isOwn);
    } catch (cause) {
      const error = toAppError(cause);
      setProblem(
        error.code === 'unsent'
          ? `${unsentWords(entries.length, country)} on this device alone. Wait until that is done, then switch.`
          : error.message,
      );
    }
    setIsBusy(false);
    setIsAsking(false);
  };
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">This device</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          {isOwn
            ? 'Your own: jobs are kept here for when there is no signal.'
            : 'Shared: nothing stays here once the window is closed.'}
        </Typography>
      </Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <FormControlLabel
        control={<Switch checked={isOwn} disabled={isBusy} onChange={() => setIsAsking(true)} />}
        label="Keep data on this device"
      />
      <ConfirmDialog
        open={isAsking}
        title={isOwn ? 'Keep nothing on this device?' : 'Keep data on this device?'}
        text={
          isOwn
            ? 'What is stored here is deleted, your other windows log out, and closing this one logs you out. Without signal you see nothing.'
            : 'Jobs are stored here and you stay logged in. Only do this on a device of your own.'
        }
        confirmLabel={isOwn ? 'Keep nothing' : 'Keep data'}
        pending={isBusy}
        onConfirm={() => void handleSwitch()}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}

function unsentWords(changes: number, country: string): string {
  return changes > 0
    ? `${plural(changes, ['change is', 'changes are'], country)} not sent yet and`
    : 'A begun import is';
}
