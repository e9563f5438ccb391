import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';

import type { PopupProvider } from '@/data/session/auth-door';
import { Icon } from '@/shared/ui/text/icon';

import { AppleLogo } from './apple-logo';
import facebookLogo from './facebook.svg';
import googleLogo from './google.svg';

export type ProviderButtonsProps = {
  /** Verb before the provider's name: "Login" or "Sign Up". */
  readonly verb: string;
  readonly onProvider: (provider: PopupProvider) => void;
  readonly onPhone: () => void;
};

const logo = (source: string) => <img src={source} width={20} height={20} alt="" />;

const PROVIDERS: readonly { readonly id: PopupProvider; readonly label: string; readonly sign: ReactNode }[] =
  [
    { id: 'google', label: 'Google', sign: logo(googleLogo) },
    { id: 'facebook', label: 'Facebook', sign: logo(facebookLogo) },
    { id: 'apple', label: 'Apple', sign: <AppleLogo /> },
  ];

/** The other sign-in methods: Google, Facebook, Apple and phone, under a divider. */
export function ProviderButtons({ verb, onProvider, onPhone }: ProviderButtonsProps) {
  return (
    <>
      <Box component="p" sx={dividerStyles}>
        or {verb.toLowerCase()} with
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {PROVIDERS.map(({ id, label, sign }) => (
          <ProviderButton key={id} verb={verb} label={label} onClick={() => onProvider(id)}>
            {sign}
          </ProviderButton>
        ))}
        <ProviderButton verb={verb} label="Phone" onClick={onPhone}>
          <Icon of={Phone} size={20} />
        </ProviderButton>
      </Box>
    </>
  );
}

type ProviderButtonProps = {
  readonly verb: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function ProviderButton({ verb, label, onClick, children }: ProviderButtonProps) {
  return (
    <Button
      type="button"
      variant="outlined"
      size="large"

      onClick={onClick}
      sx={{ px: 2, justifyContent: 'flex-start', gap: 1.5, fontWeight: 550, fontSize: '0.875rem' }}
    >
      {children}
      <span>
        <span className="visually-hidden">{verb} with</span> {label}
      </span>
    </Button>
  );
}

const line = { content: '""', height: '1px', bgcolor: 'divider' } as const;

const dividerStyles = {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 2,
  my: 3,
  color: 'text.secondary',
  '&::before': line,
  '&::after': line,
} as const;
