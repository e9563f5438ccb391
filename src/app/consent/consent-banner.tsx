import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { answerConsent } from '@/data/analytics/consent';
import type { ConsentChoice } from '@/data/analytics/consent';

export type ConsentBannerProps = {
  readonly choice: ConsentChoice | null;
  readonly isReopened: boolean;
};

/** Asks whether visits may be counted. Part of the page's flow, so that it covers nothing. */
export function ConsentBanner({ choice, isReopened }: ConsentBannerProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReopened) frame.current?.focus();
  }, [isReopened]);
  return (
    <Box component="section" ref={frame} tabIndex={-1} aria-label="Cookies" sx={frameStyles}>
      <Box sx={contentStyles}>
        <Typography variant="body1" sx={{ flex: '1 1 24rem', maxWidth: 760 }}>
          {choice !== null && `So far you have ${choice}. `}
          May we count visits? If you accept, Google Tag Manager is loaded and sets cookies on this device. We
          tell it which screens are opened, without names, records or searches.
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flex: { xs: '1 1 100%', sm: 'none' } }}>
          <Button variant="outlined" sx={buttonStyles} onClick={() => answerConsent('declined')}>
            Decline
          </Button>
          <Button variant="outlined" sx={buttonStyles} onClick={() => answerConsent('accepted')}>
            Accept
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const frameStyles = {
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
  outline: 'none',
} as const;

const contentStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  maxWidth: 1248,
  marginInline: 'auto',
  paddingInline: { xs: 2, md: 3 },
  paddingBlock: 1.5,
} as const;

const buttonStyles = { flex: 1, minWidth: 104 } as const;
