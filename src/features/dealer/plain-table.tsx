import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Base `sx` of a `PlainTable`'s cells. */
export const cell = {
  py: 1,
  paddingInlineEnd: 2,
  borderBottom: 1,
  borderColor: 'divider',
  textAlign: 'left',
} as const;

export type PlainTableProps = {
  readonly label: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
};

/** A small complete table, without the sorting and selection of `DataTable`. */
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
