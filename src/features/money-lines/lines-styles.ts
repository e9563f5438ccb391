/** Handle, name, quantity, unit, waste, price, tax, an estimate's "optional", amount, actions. */
const columns = (optional: string) =>
  `24px minmax(140px, 1fr) 68px 56px 60px 100px 88px ${optional}108px 36px`;

const styles = (minWidth: number, optional: string) =>
  ({
    minWidth,
    '& [role="row"]': {
      display: 'grid',
      gridTemplateColumns: columns(optional),
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
  }) as const;

/** The table of lines; rows are grids of their own, so that a dragged one keeps its columns. */
export const TABLE_STYLES = styles(680, '');

/** The table of an estimate's lines, which may be extras. */
export const EXTRAS_TABLE_STYLES = styles(744, '64px ');
