import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { Account, SignInProvider } from '@/data/session/session';
import { Card } from '@/shared/ui/card';
import { Fact, Facts } from '@/shared/ui/facts';
import { PhoneText } from '@/shared/ui/phone-text';

const WAYS: Readonly<Record<SignInProvider, string>> = {
  password: 'E-mail and password',
  phone: 'Phone',
  'google.com': 'Google',
  'facebook.com': 'Facebook',
  'apple.com': 'Apple',
};

export type SignInCardProps = {
  readonly account: Account;
  /** Whether data stays on this device: "This is my own device". */
  readonly ownDevice: boolean;
  readonly onResend: () => Promise<void>;
  /** They are being logged out. */
  readonly isLeaving: boolean;
  readonly onLogout: () => void;
};

/** How this person signs in, whether the address is verified, and what this device keeps. */
export function SignInCard({ account, ownDevice, onResend, isLeaving, onLogout }: SignInCardProps) {
  const [isSending, setIsSending] = useState(false);
  const isBusy = isSending || isLeaving;
  const resend = async () => {
    setIsSending(true);
    await onResend();
    setIsSending(false);
  };
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">Sign-in</Typography>
      <Facts labelWidth={128}>
        <Fact label="E-mail">{account.email === '' ? '–' : account.email}</Fact>
        {account.phone !== '' && (
          <Fact label="Phone">
            <PhoneText phone={account.phone} />
          </Fact>
        )}
        <Fact label="Ways to sign in">
          {account.providers.map((provider) => WAYS[provider]).join(', ') || '–'}
        </Fact>
        <Fact label="This device">
          {ownDevice
            ? 'Your own: jobs are kept here for when there is no signal.'
            : 'Shared: nothing stays here once the window is closed.'}
        </Fact>
      </Facts>
      {!account.isEmailVerified && account.email !== '' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ color: 'attention.main', fontWeight: 500 }}>
            Your e-mail is not verified yet.
          </Typography>
          <Button variant="outlined" disabled={isBusy} onClick={() => void resend()}>
            Send the link again
          </Button>
        </Box>
      )}
      <Box>
        <Button variant="outlined" disabled={isBusy} onClick={onLogout}>
          Logout
        </Button>
      </Box>
    </Card>
  );
}
