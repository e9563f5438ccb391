import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type RecordColumnsProps = { children: ReactNode; side?: ReactNode };

const scrolling = { minHeight: 0, overflowY: { md: 'auto' }, overscrollBehavior: 'contain' } as const;

/** A record's main column and side column, which scroll separately; one column on a phone. */
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
          // Lets the last line scroll out from under a notice.
          pb: { md: 'max(var(--jl-gutter), var(--jl-notices, 0px))' },
          // And from under the bar of a phone.
          '&:has(.jl-thumb):last-child, &:has(.jl-thumb) + aside': { pb: '104px' },
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
