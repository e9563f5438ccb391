import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type RecordColumnsProps = { children: ReactNode; side?: ReactNode };

const scrolling = { minHeight: 0, overflowY: { md: 'auto' }, overscrollBehavior: 'contain' } as const;

/** Where a record stands: its main column and the one at its side, each scrolling by itself; on a phone one column. */
export function RecordColumns({ children, side }: RecordColumnsProps) {
  return (
    <Box
      sx={{
        display: { md: 'flex' },
        height: { md: 'calc(100dvh - var(--jl-topbar))' },
        minWidth: 0,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          ...scrolling,
          flex: 1,
          minWidth: 0,
          p: 'var(--jl-gutter)',
          // The last line can be scrolled out from under a notice.
          pb: { md: 'max(var(--jl-gutter), var(--jl-notices, 0px))' },
        }}
      >
        {children}
      </Box>
      {side && (
        <Box
          component="aside"
          aria-label="Details"
          sx={{
            ...scrolling,
            flex: 'none',
            width: { md: 'var(--jl-side)' },
            boxSizing: 'border-box',
            p: 'var(--jl-gutter)',
            borderInlineStart: { md: '1px solid var(--jl-divider)' },
            borderTop: { xs: '1px solid var(--jl-divider)', md: 0 },
            '& > * + *': { mt: 2, pt: 2, borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          {side}
        </Box>
      )}
    </Box>
  );
}
