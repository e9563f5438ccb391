import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { LOW_WINDOW } from '../../theme/low-window';

export type ThumbBarProps = { children: ReactNode };

/** The action bar at the foot of a phone: buttons share the width and are 48 high, icons are square. */
export function ThumbBar({ children }: ThumbBarProps) {
  return (
    <Box
      role="group"
      aria-label="Main action"
      className="jl-thumb"
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
        // Twice the class: the buttons' own sizes come later.
        '&& > *': { flex: '1 1 auto', height: 48, minHeight: 48, minWidth: 48, fontSize: '1rem' },
        '&& > .MuiIconButton-root': { flex: 'none' },
        // Only in the corner, so that rows stay readable beside it.
        [LOW_WINDOW]: {
          insetInlineStart: 'auto',
          p: 1,
          borderInlineStart: '1px solid var(--jl-divider)',
          borderStartStartRadius: '10px',
          '&& > *': { height: 44, minHeight: 44 },
        },
      }}
    >
      {children}
    </Box>
  );
}
