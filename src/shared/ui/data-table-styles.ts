/** One cell of head or body: the first and the last reach the surface's gutter, so that rows run edge to edge. */
export const cellSx = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInlineEnd: '12px',
  '&:first-of-type': { paddingInlineStart: 'var(--jl-gutter)' },
  '&:last-of-type': { paddingInlineEnd: 'var(--jl-gutter)' },
} as const;

/** Rows and cells of a table, as one sheet for all of them. */
export const rowsSx = {
  '& .jl-row': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    display: 'grid',
    gridTemplateColumns: 'var(--jl-tracks)',
    height: 44,
    boxSizing: 'border-box',
    borderBottom: '1px solid var(--jl-divider)',
    background: 'var(--jl-paper)',
    cursor: 'pointer',
    '&:hover, &:focus-visible': { background: 'var(--jl-hover)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& .jl-selected, & .jl-selected:hover, & .jl-selected:focus-visible': {
    background: 'var(--jl-selected)',
    '--jl-chip-ground': 'var(--jl-paper)',
  },
  '& .jl-cell': cellSx,
  '& .jl-end': { justifyContent: 'flex-end', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .jl-primary': { fontWeight: 500 },
  '& .jl-stack': { minWidth: 0 },
  '& .jl-cut': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
  '& .jl-cut > a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
} as const;
