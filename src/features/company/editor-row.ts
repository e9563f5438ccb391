/**
 * One entry of a list that is edited in place: two fields beside each other, a button that takes it away, and
 * whatever else below. `second` is the width of the second field; on a phone the fields stand below each other.
 */
export function editorRow(second: string) {
  return {
    display: 'grid',
    width: '100%',
    gap: 1,
    gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', sm: `minmax(0, 1fr) ${second} 40px` },
    alignItems: 'start',
    pb: 2,
    borderBottom: '1px solid',
    borderColor: 'divider',
    '& > :nth-of-type(2)': { gridColumn: { xs: '1', sm: '2' } },
    '& > button': { gridRow: '1', gridColumn: { xs: '2', sm: '3' } },
  } as const;
}

/** Said, not shown: the label of every line would only repeat the title of its list. */
export const hiddenLabel = {
  position: 'absolute',
  width: 1,
  height: 1,
  m: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
