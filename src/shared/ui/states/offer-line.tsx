import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import type { LineIcon } from '../../theme/line-icon';
import { Icon } from '../text/icon';

export type OfferLineProps = {
  readonly icon: LineIcon;
  readonly text: ReactNode;
  /** Names the step; omitted with `onTake`. */
  readonly label?: string;
  /** Omitted when the user may not do it, or there is no step. */
  readonly onTake?: () => void;
  readonly tone?: 'primary' | 'attention';
};

/** Says what happened and offers the next step. */
export function OfferLine({ icon, text, label, onTake, tone = 'primary' }: OfferLineProps) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        p: '8px 8px 8px 16px',
        borderRadius: '10px',
        bgcolor: `${tone}.tint`,
      }}
    >
      <Box component="span" sx={{ display: 'inline-flex', color: `${tone}.main` }}>
        <Icon of={icon} />
      </Box>
      <Box dir="auto" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      {onTake && (
        <Button
          variant="outlined"
          sx={{ minHeight: { xs: 44, sm: 36 }, bgcolor: 'background.paper' }}
          onClick={onTake}
        >
          {label}
        </Button>
      )}
    </Box>
  );
}
