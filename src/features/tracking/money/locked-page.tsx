import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Route from 'lucide-react/icons/route';

import { Icon } from '@/shared/ui/text/icon';
import { thumbButtonSx } from '../progress-styles';
import { UnlockPanel } from './unlock-panel';
import type { UnlockPanelProps } from './unlock-panel';

export type LockedPageProps = UnlockPanelProps & {
  /** Of the work; '' before the sale, when the page names nothing of the client's. */
  readonly title: string;
  /** Leads to the progress; null before the sale. */
  readonly onBack: (() => void) | null;
};

/** The page before its client has given the digits. */
export function LockedPage({ title, onBack, ...panel }: LockedPageProps) {
  return (
    <Box sx={{ pt: 4, pb: 3 }}>
      {title !== '' && (
        <Typography dir="auto" sx={{ mb: 1, color: 'text.secondary', fontWeight: 500 }}>
          {title}
        </Typography>
      )}
      <Typography variant="h1" sx={{ mb: 3, fontWeight: 650, letterSpacing: '-.019em' }}>
        Your {panel.paper} is ready.
      </Typography>
      <UnlockPanel {...panel} />
      {onBack && (
        <Button
          variant="outlined"
          fullWidth
          startIcon={<Icon of={Route} size={20} />}
          onClick={onBack}
          sx={{ ...thumbButtonSx, mt: 2, maxWidth: 480 }}
        >
          See only the progress
        </Button>
      )}
    </Box>
  );
}
