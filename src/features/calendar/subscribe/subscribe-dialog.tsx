import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import Download from 'lucide-react/icons/download';
import { useCallback, useEffect, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { ownCode } from '@/data/network/network';
import { AppError } from '@/domain/core/errors';
import { useAction } from '@/shared/feedback/use-action';
import { saveFile } from '@/shared/media/save-file';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { CopyField } from '@/shared/ui/text/copy-field';
import { Icon } from '@/shared/ui/text/icon';

export type SubscribeDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** Where each program takes an address, in its own words. */
const PROGRAMS = [
  ['Google Calendar', 'Other calendars, +, From URL'],
  ['Apple Calendar', 'File, New Calendar Subscription'],
  ['Outlook', 'Add calendar, Subscribe from web'],
] as const;

type Loaded = { readonly code: string } | { readonly problem: string } | null;

/** The address at which other programs show the user's calendar, renewable, and the same as a file. */
export function SubscribeDialog({ open, onClose }: SubscribeDialogProps) {
  return open && <OpenSubscribe onClose={onClose} />;
}

function OpenSubscribe({ onClose }: Pick<SubscribeDialogProps, 'onClose'>) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { busy, run } = useAction();
  const load = useCallback(
    () =>
      ownCode('calendar', 'show').then(
        (code) => setLoaded({ code }),
        (error: unknown) => setLoaded({ problem: toAppError(error).message }),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  const code = loaded && 'code' in loaded ? loaded.code : null;
  const address = `${window.location.origin}/calendar/${code}.ics`;
  const renew = async () => {
    const isDone = await run(
      async () => setLoaded({ code: await ownCode('calendar', 'renew') }),
      'New address. Add it to your calendars again.',
    );
    if (isDone) setIsAsking(false);
  };
  return (
    <FormDialog
      open
      title="Your calendar elsewhere"
      onClose={onClose}
      actions={
        code !== null && (
          <>
            <Button variant="outlined" onClick={() => setIsAsking(true)}>
              Renew address
            </Button>
            <Button
              variant="contained"
              loading={busy}
              startIcon={<Icon of={Download} size={18} />}
              onClick={() => void run(() => download(address))}
            >
              Download .ics
            </Button>
          </>
        )
      }
    >
      <Typography>
        Other programs show your events, appointments, visits, open tasks and the Kanban cards you are a
        member of, a month back and a year ahead, and look for changes a few times a day. Share the address
        with nobody: it opens your calendar without a password.
      </Typography>
      {loaded === null && <Skeleton variant="rounded" height={44} />}
      {loaded !== null && 'problem' in loaded && (
        <Alert severity="error" action={<Button onClick={() => void load()}>Try again</Button>}>
          {loaded.problem}
        </Alert>
      )}
      {code !== null && <CopyField label="Calendar address" value={address} />}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px', margin: 0 }}
      >
        {PROGRAMS.map(([program, way]) => (
          <Box key={program} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {program}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
              {way}
            </Typography>
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title="Renew the address?"
        confirmLabel="Renew address"
        pending={busy}
        onConfirm={() => void renew()}
        onClose={() => setIsAsking(false)}
      >
        <Alert severity="info">The address so far stops working at once, also in your own programs.</Alert>
      </ConfirmDialog>
    </FormDialog>
  );
}

async function download(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  if (!answer) throw new AppError('network');
  if (!answer.ok) throw new AppError('unavailable');
  saveFile('joblane.ics', await answer.blob());
}
