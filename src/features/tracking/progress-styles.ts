/** The page's only breakpoint: a container query, so that a preview in a column looks like a phone. */
export const WIDE = '@container (min-width: 900px)';

/** A bordered surface of the page. */
export const cardSx = {
  p: '24px 16px',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  minWidth: 0,
  [WIDE]: { p: '32px' },
} as const;

/** The small muted heading of a card with larger content. */
export const cardLabelSx = {
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  color: 'text.secondary',
  mb: 1,
} as const;

/** Content of readable width, with the page's gutter. */
export const wrapSx = {
  width: '100%',
  maxWidth: 1136,
  mx: 'auto',
  px: 2,
  boxSizing: 'border-box',
  [WIDE]: { px: 3 },
} as const;

/** Touch-sized buttons inside cards, in small type. */
export const thumbButtonSx = { height: 44, fontWeight: 600, borderColor: 'lineStrong' } as const;
