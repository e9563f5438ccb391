/** A row of a legend; on a phone it scrolls sideways across the full screen width. */
export const legendRowSx = {
  display: 'flex',
  flex: 'none',
  boxSizing: 'border-box',
  maxWidth: { xs: 'calc(100% + 2 * var(--jl-gutter))', md: '100%' },
  flexWrap: { md: 'wrap' },
  gap: 1,
  mx: { xs: 'calc(-1 * var(--jl-gutter))', md: 0 },
  px: { xs: 'var(--jl-gutter)', md: 0 },
  py: { xs: 0.5, md: 0 },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
} as const;
