import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type ThumbBarProps = { children: ReactNode };

/** The bar at the foot of a phone: the first child takes the room, buttons are 48 high. */
export function ThumbBar({ children }: ThumbBarProps) {
  return (
    <Box
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
      }}
    >
      {children}
    </Box>
  );
}
