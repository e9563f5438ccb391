import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { Account } from '@/data/session/session';
import { Card } from '@/shared/ui/page/card';
import { Fact, Facts } from '@/shared/ui/record/facts';
import { MailText } from '@/shared/ui/text/mail-text';
import { PhoneText } from '@/shared/ui/text/phone-text';

export type SignInCardProps = {
  readonly account: Account;
  readonly onResend: () => Promise<void>;
  readonly isLeaving: boolean;
  readonly onLogout: () => void;
};

/** The account, whether its address is verified, and the logout. */
export function SignInCard({ account, onResend, isLeaving, onLogout }: SignInCardProps) {
  const [isSending, setIsSending] = useState(false);
  const isBusy = isSending || isLeaving;
  const resend = async () => {
    setIsSending(true);
    await onResend();
    setIsSending(false);
  };
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">Login</Typography>
      <Facts labelWidth={128}>
        <Fact label="E-mail">{account.email === '' ? '–' : <MailText address={account.email} />}</Fact>
        {account.phone !== '' && (
          <Fact label="Phone">
            <PhoneText phone={account.phone} />
          </Fact>
        )}
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
