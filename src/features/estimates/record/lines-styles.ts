/** Handle, name, quantity, unit, waste, price, tax, optional, amount, actions. */
const COLUMNS = '24px minmax(140px, 1fr) 68px 56px 60px 100px 88px 64px 108px 36px';

/** The table of an estimate's lines; rows are grids of their own, so that a dragged one keeps its columns. */
export const TABLE_STYLES = {
  minWidth: 744,
  '& [role="row"]': {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    alignItems: 'center',
    minHeight: 40,
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  '& [role="row"] > *': { minWidth: 0 },
  '& [role="columnheader"]': { px: 1, fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary' },
  '& .number': { textAlign: 'right', px: 1 },
  '& .centre': { textAlign: 'center', px: 0 },
  '& .jl-optional': { color: 'text.secondary' },
} as const;
