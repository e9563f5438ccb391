import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The last row of a form with its button. It stays in view while the form is longer than the window. */
export function SaveBar({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      className="jl-save-bar"
      sx={{
        position: 'sticky',
        // From 900 pixels the page scrolls within its own padding.
        bottom: { xs: 0, md: 'calc(-1 * var(--jl-gutter))' },
        zIndex: 2,
        display: 'flex',
        gap: 1,
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        // A field that takes the focus scrolls out from below.
        'form:has(&) :is(input, textarea, [role="combobox"], button)': { scrollMarginBottom: '80px' },
      }}
    >
      {children}
    </Box>
  );
}
