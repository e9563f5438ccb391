import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { OfferedUpdates } from './offered-updates';

export type OfferUpdatesProps = {
  readonly businessName: string;
  /** Whether clients get these mails already. */
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onSwitchOn: () => void;
};

/** The offer of mails to clients on the last page of the onboarding; going on without a press leaves them off. */
export function OfferUpdates({ businessName, isOn, isBusy, onSwitchOn }: OfferUpdatesProps) {
  if (isOn) {
    return (
      <Alert severity="success" role="status">
        Your clients get these mails. Change the occasions and the words under Company, Client mails.
      </Alert>
    );
  }
  return (
    <Box component="section" aria-label="Mails to your clients" sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
      <Typography variant="h2">Mails to your clients</Typography>
      <OfferedUpdates businessName={businessName} />
      <Button variant="outlined" disabled={isBusy} onClick={onSwitchOn} sx={{ justifySelf: 'start' }}>
        Switch these mails on
      </Button>
    </Box>
  );
}
