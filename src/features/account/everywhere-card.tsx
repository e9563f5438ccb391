import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { signOutEverywhere } from '@/data/account/account';
import { LogoutFlow } from '@/features/session/public';
import { notify } from '@/shared/feedback/notify';
import { Card } from '@/shared/ui/page/card';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';

/** Ends all sessions of the user, for a lost device. */
export function EverywhereCard() {
  const [step, setStep] = useState<'resting' | 'asking' | 'leaving'>('resting');
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">All devices</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          Lost a phone, or logged in somewhere you should not have? End every session, this one too.
        </Typography>
      </Box>
      <Box>
        <Button variant="outlined" disabled={step === 'leaving'} onClick={() => setStep('asking')}>
          Log out everywhere
        </Button>
      </Box>
      <ConfirmDialog
        open={step === 'asking'}
        title="Log out everywhere?"
        text="Every device stops at once, and what is stored there is deleted as soon as it is online. Changes it cannot send are lost."
        confirmLabel="Log out everywhere"
        onConfirm={() => setStep('leaving')}
        onClose={() => setStep('resting')}
      />
      {step === 'leaving' && (
        <LogoutFlow
          first={signOutEverywhere}
          onFailure={(error) => notify.error(error.message)}
          onDone={(hasLeft) => {
            setStep('resting');
            if (hasLeft) notify.success('You are logged out on all devices');
          }}
        />
      )}
    </Card>
  );
}
