import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export type LineSkeletonProps = {
  rows: number;
  /** Of a line, in pixels. */
  height: number | { xs: number; lg: number };
};

// Uneven, as names are.
const WIDTHS = ['46%', '38%', '52%', '34%'];

/** Grey lines in the shape of a short list: something at the start, a note at the end. */
export function LineSkeleton({ rows, height }: LineSkeletonProps) {
  return (
    <Box role="status" aria-label="Loading">
      {Array.from({ length: rows }, (_, index) => (
        <Box key={index} sx={{ display: 'flex', alignItems: 'center', height }}>
          <Skeleton variant="rounded" width={WIDTHS[index % WIDTHS.length] ?? '40%'} height={14} />
          <Skeleton variant="rounded" width={56} height={12} sx={{ marginInlineStart: 'auto' }} />
        </Box>
      ))}
    </Box>
  );
}
