import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { Account, SignInProvider } from '@/data/session/session';
import { Card } from '@/shared/ui/page/card';
import { PhoneText } from '@/shared/ui/text/phone-text';

import { WAYS } from '../sign-in-ways';

const ORDER: readonly SignInProvider[] = ['password', 'google.com', 'facebook.com', 'apple.com', 'phone'];

export type MethodsCardProps = {
  readonly account: Account;
  readonly busy: SignInProvider | null;
  readonly onAdd: (way: SignInProvider) => void;
  readonly onRemove: (way: SignInProvider) => void;
};

/** The sign-in methods, each to be added or removed; the last one stays. */
export function MethodsCard({ account, busy, onAdd, onRemove }: MethodsCardProps) {
  const { providers, email, phone } = account;
  const isLast = providers.length <= 1;
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">Ways to log in</Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {ORDER.map((way) => {
          const isThere = providers.includes(way);
          // A password needs an address; an account without one gets it at the login screen.
          const canAdd = way !== 'password' || email !== '';
          return (
            <Box
              component="li"
              key={way}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 44 }}
            >
              <Box sx={{ flex: 1, minWidth: 160 }}>
                {WAYS[way]}
                {isThere && way === 'password' && <Muted>{email}</Muted>}
                {isThere && way === 'phone' && (
                  <Muted>
                    <PhoneText phone={phone} />
                  </Muted>
                )}
              </Box>
              {isThere ? (
                <Button
                  variant="text"
                  aria-label={`Remove ${WAYS[way]}`}
                  disabled={isLast || busy !== null}
                  loading={busy === way}
                  onClick={() => onRemove(way)}
                >
                  Remove
                </Button>
              ) : (
                <Button
                  variant="outlined"
                  aria-label={`Add ${WAYS[way]}`}
                  disabled={!canAdd || busy !== null}
                  loading={busy === way}
                  onClick={() => onAdd(way)}
                >
                  Add
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      {isLast && (
        <Typography sx={{ color: 'text.secondary' }}>
          Your only way to log in cannot be removed. Add another one first.
        </Typography>
      )}
    </Card>
  );
}

function Muted({ children }: { readonly children: ReactNode }) {
  return <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Typography>;
}
