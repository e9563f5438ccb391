import Box from '@mui/material/Box';

import { Mark } from '../../brand/mark';

export type FullScreenLoaderProps = { label?: string };

/** Covers the screen until the session is known. */
export function FullScreenLoader({ label = 'Loading Joblane' }: FullScreenLoaderProps) {
  return (
    <Box
      role="status"
      aria-label={label}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'background.default',
      }}
    >
      <Box
        sx={{
          '@keyframes breathe': { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.35 } },
          animation: 'breathe 1.6s ease-in-out infinite',
        }}
      >
        <Mark size={48} />
      </Box>
    </Box>
  );
}
