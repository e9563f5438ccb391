/** Layout of an entry of an editable list; `second` is the width of the second field, stacked on a phone. */
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

/** For screen readers only: visible labels on every line would repeat the list's title. */
export const hiddenLabel = {
  position: 'absolute',
  width: 1,
  height: 1,
  m: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
