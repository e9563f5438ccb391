import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { ownCode } from '@/data/network/network';
import { paths } from '@/domain/navigation/paths';
import { useAction } from '@/shared/feedback/use-action';
import { Card } from '@/shared/ui/page/card';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { CopyField } from '@/shared/ui/text/copy-field';

/** The user's own invitation link: loaded on request, and renewable when it spread too far. */
export function OwnLinkCard() {
  const [code, setCode] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { busy, run } = useAction();
  const load = (use: 'show' | 'renew') => run(async () => setCode(await ownCode('network', use)));
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">Your invitation link</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          People who open it can ask to connect with you. You still accept each of them.
        </Typography>
      </Box>
      {code === null ? (
        <Box>
          <Button variant="outlined" loading={busy} onClick={() => void load('show')}>
            Show my link
          </Button>
        </Box>
      ) : (
        <>
          <CopyField
            label="Invitation link"
            value={`${window.location.origin}${paths.addToNetwork}?invite=${code}`}
          />
          <Box>
            <Button variant="outlined" onClick={() => setIsAsking(true)}>
              Make a new link
            </Button>
          </Box>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Make a new link?"
        confirmLabel="Make a new link"
        pending={busy}
        onConfirm={() => void load('renew').then(() => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      >
        <Alert severity="info">The link so far stops working. Requests that came by it stay.</Alert>
      </ConfirmDialog>
    </Card>
  );
}
