import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { LOW_WINDOW } from '../../theme/low-window';

export type ThumbBarProps = { children: ReactNode };

/** The action bar at the foot of a phone: the first child fills the width, buttons are 48 high. */
export function ThumbBar({ children }: ThumbBarProps) {
  return (
    <Box
      role="group"
      aria-label="Main action"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 6,
        display: 'flex',
        gap: 1,
        p: '12px 16px',
        pb: 'max(16px, env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        '& > *': { flex: 1, height: 48, minWidth: 48, fontSize: '1rem' },
        '& > * ~ *': { flex: 'none' },
        // Only in the corner, so that rows stay readable beside it.
        [LOW_WINDOW]: {
          insetInlineStart: 'auto',
          p: 1,
          borderInlineStart: '1px solid var(--jl-divider)',
          borderStartStartRadius: '10px',
          '& > *': { height: 44 },
        },
      }}
    >
      {children}
    </Box>
  );
}
