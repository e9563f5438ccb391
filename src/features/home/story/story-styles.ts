/** The steps of the story: a row that is swiped on a phone, one below the other on a wide screen. */
export const listStyles = {
  display: { xs: 'grid', md: 'block' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(86%, 21rem)',
  gap: 2,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollSnapType: 'x mandatory',
  // To the edges of the window, so that the next step shows.
  scrollPaddingInline: '16px',
  marginInline: { xs: -2, md: 0 },
  paddingInline: { xs: 2, md: 0 },
  pb: { xs: 1, md: 0 },
  listStyle: 'none',
  mt: { xs: 3, md: 6 },
} as const;

/** A step: a card with its picture first on a phone, text and picture side by side on a wide screen. */
export const stepStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(16rem, 1fr) minmax(0, 2fr)' },
  alignContent: { xs: 'start', md: 'center' },
  alignItems: { md: 'center' },
  columnGap: 6,
  rowGap: 2,
  scrollSnapAlign: 'start',
  scrollMarginTop: 'var(--jl-topbar)',
  p: { xs: 2, md: 0 },
  border: { xs: '1px solid var(--jl-divider)', md: 'none' },
  borderRadius: '10px',
  bgcolor: { xs: 'background.paper', md: 'transparent' },
  '& > div': { order: { xs: 1, md: 0 } },
  '&:nth-of-type(even)': {
    gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(16rem, 1fr)' },
    '& > div': { order: 1 },
  },
  '& + &': { mt: { md: 15 } },
  '& + &::before': {
    content: { md: '""' },
    position: 'absolute',
    insetInlineStart: 'calc(50% - 3px)',
    top: '-96px',
    width: 6,
    height: 72,
    borderRadius: '3px',
    bgcolor: 'primary.main',
  },
} as const;
