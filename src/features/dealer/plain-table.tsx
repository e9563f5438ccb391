import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** How a cell of a `PlainTable` looks; `sx` of its own cells begin with it. */
export const cell = {
  py: 1,
  paddingInlineEnd: 2,
  borderBottom: 1,
  borderColor: 'divider',
  textAlign: 'left',
} as const;

export type PlainTableProps = {
  readonly label: string;
  /** The cells of the head's one row. */
  readonly head: ReactNode;
  /** Rows. */
  readonly children: ReactNode;
};

/** A small table of all there is: no order to choose and nothing to select, unlike `DataTable`. */
export function PlainTable({ label, head, children }: PlainTableProps) {
  return (
    <Box component="table" aria-label={label} sx={{ width: '100%', borderCollapse: 'collapse' }}>
      <Box component="thead" sx={{ color: 'text.secondary', '& th': { fontWeight: 500 } }}>
        <tr>{head}</tr>
      </Box>
      <tbody>{children}</tbody>
    </Box>
  );
}
