import Button from '@mui/material/Button';
import { useState } from 'react';

import { FormAlert } from '../frame/form-alert';
import { useAttempt } from './use-attempt';

export type ClaimAddressProps = {
  readonly email: string;
  readonly onSend: (email: string) => Promise<void>;
};

/** Offers the owner of an address that has an account a mailed link to take the account over. */
export function ClaimAddress({ email, onSend }: ClaimAddressProps) {
  const attempt = useAttempt();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const handleClick = async () => {
    if (await attempt.run(() => onSend(email))) setSentTo(email);
  };
  return (
    <>
      <FormAlert text={attempt.error?.message ?? null} />
      <FormAlert
        tone="success"
        text={
          sentTo === null
            ? null
            : `A link is on its way to ${sentTo}. Open it and choose a password: then the account is yours, even if another person began it. Look in the junk folder, too.`
        }
      />
      <Button
        variant="outlined"
        size="large"
        fullWidth
        disabled={attempt.busy}
        onClick={() => void handleClick()}
        sx={{ mb: 2, whiteSpace: 'normal' }}
      >
        {sentTo === null ? 'E-mail me a link to choose a password' : 'Send again'}
      </Button>
    </>
  );
}
