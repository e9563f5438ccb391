import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { Account } from '@/data/session/session';
import { startPhoneFor } from '@/data/session/sign-in-methods';
import { TextInput } from '@/shared/forms/fields/text-input';
import { PhoneText } from '@/shared/ui/text/phone-text';

import type { Proof } from './proof';
import { WAYS } from './sign-in-ways';

export type ConfirmPersonProps = {
  readonly account: Account;
  readonly proof: Proof;
  readonly onChange: (proof: Proof) => void;
  readonly onError: (cause: unknown) => void;
};

/** Reauthenticates the user: an unlocked screen is not enough. */
export function ConfirmPerson({ account, proof, onChange, onError }: ConfirmPersonProps) {
  const [isSending, setIsSending] = useState(false);
  const { way, typed, challenge } = proof;
  const others = account.providers.filter((other) => other !== way);
  const send = async () => {
    setIsSending(true);
    try {
      onChange({ way, typed: '', challenge: await startPhoneFor('confirm', account.phone) });
    } catch (cause) {
      onError(cause);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {way === 'password' && (
        <TextInput
          label="Password"
          type="password"
          autoComplete="current-password"
          value={typed}
          onChange={(event) => onChange({ ...proof, typed: event.target.value })}
        />
      )}
      {way === 'phone' &&
        (challenge ? (
          <TextInput
            label="Code"
            autoComplete="one-time-code"
            value={typed}
            onChange={(event) => onChange({ ...proof, typed: event.target.value })}
          />
        ) : (
          <Button variant="outlined" loading={isSending} onClick={() => void send()}>
            Send a code to <PhoneText phone={account.phone} />
          </Button>
        ))}
      {way !== 'password' && way !== 'phone' && (
        <Typography>A window of {WAYS[way]} will open to make sure that it is you.</Typography>
      )}
      {others.map((other) => (
        <Button
          key={other}
          variant="text"
          onClick={() => onChange({ way: other, typed: '', challenge: null })}
        >
          Use {WAYS[other]} instead
        </Button>
      ))}
    </Box>
  );
}
