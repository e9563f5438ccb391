import { WIDE } from '../progress-styles';

/** The title of an estimate or an invoice, and what stands below it. */
export const headingSx = {
  fontWeight: 650,
  letterSpacing: '-.019em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  [WIDE]: { fontSize: '2.5rem', lineHeight: '3rem', fontWeight: 660 },
} as const;
export const aboutSx = { mt: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** A label with an amount beside it; at large text the amount goes below. */
export const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  overflowWrap: 'anywhere',
  '& > :not(:last-child)': { flex: '1 1 8rem', minWidth: 0 },
  '& > :last-child': { marginInlineStart: 'auto', textAlign: 'right' },
  '& small': { display: 'block', fontSize: '0.875rem', lineHeight: '1.25rem', color: 'text.secondary' },
} as const;

/** Rows below each other, with lines between them. */
export const rowsSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > * + *': { borderTop: '1px solid', borderColor: 'divider' },
  '& > *': { py: 1.5 },
  '& > :first-of-type': { pt: 0 },
  '& > :last-child': { pb: 0 },
} as const;

/** A sentence that stands out above the estimate. */
export const noteSx = {
  display: 'flex',
  gap: 1.5,
  p: '12px 16px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'primary.tint',
  overflowWrap: 'anywhere',
} as const;

/** Cards below each other, and two columns of them where there is room. */
export const stackSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2,
} as const;
export const columnsSx = {
  ...stackSx,
  [WIDE]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 416px', gap: 3 },
} as const;

/** A row that opens what it names. */
export const pressedRowSx = {
  display: 'flex',
  gap: 1.5,
  width: '100%',
  minHeight: 44,
  textAlign: 'left',
  borderRadius: '8px',
} as const;
