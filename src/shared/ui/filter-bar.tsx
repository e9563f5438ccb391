import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type FilterBarProps = {
  search?: ReactNode;
  /** Filter chips, in the order of their use. */
  chips?: ReactNode;
  /** Saved views. */
  views?: ReactNode;
  /** The column chooser; not shown on a phone. */
  columns?: ReactNode;
};

/** Search, filters and saved views in one row; on a phone search comes first and the rest scrolls sideways. */
export function FilterBar({ search, chips, views, columns }: FilterBarProps) {
  const scrolling = {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    mx: { xs: '-16px', md: 0 },
    px: { xs: '16px', md: 0 },
    overflowX: { xs: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    // Room for the focus rings inside the scrolling row.
    py: { xs: '4px', md: 0 },
    my: { xs: '-4px', md: 0 },
  } as const;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { xs: 'stretch', md: 'center' },
        flexWrap: { md: 'wrap' },
        gap: { xs: 1.5, md: 1 },
        mt: { xs: 1.5, md: 2 },
        flex: 'none',
      }}
    >
      {search !== undefined && <Box sx={{ width: { md: 216 } }}>{search}</Box>}
      {chips !== undefined && <Box sx={{ ...scrolling, flexWrap: { md: 'wrap' } }}>{chips}</Box>}
      {(views !== undefined || columns !== undefined) && (
        <Box sx={{ ...scrolling, marginInlineStart: { md: 'auto' } }}>
          {views}
          {columns !== undefined && (
            <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 }}>
              {views !== undefined && <Box sx={{ width: '1px', height: 20, bgcolor: 'divider' }} />}
              {columns}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
