import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export type LineSkeletonProps = {
  rows: number;
  /** In pixels. */
  height: number | { xs: number; lg: number };
};

// Uneven, like names.
const WIDTHS = ['46%', '38%', '52%', '34%'];

/** Placeholder of a short list: a text at the start and a note at the end of each line. */
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
