import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { cellSx } from './data-table-styles';

export type SkeletonRowsProps = { rows: number; columns: number; tracks: string };

// Uneven bars look like text; the pattern repeats so that it does not flicker between renders.
const WIDTHS = ['72%', '54%', '84%', '48%', '66%'];

/** Grey rows in the shape of what is coming. Not announced: the grid says that it is busy. */
export function SkeletonRows({ rows, columns, tracks }: SkeletonRowsProps) {
  return (
    <Box aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: tracks,
            height: 44,
            boxSizing: 'border-box',
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          {Array.from({ length: columns }, (__, column) => (
            <Box key={column} sx={cellSx}>
              <Skeleton
                variant="rounded"
                height={12}
                width={WIDTHS[(row + column) % WIDTHS.length] ?? '60%'}
              />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
