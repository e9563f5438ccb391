import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Placeholder of a title, a row and a column of text. */
export function PageSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ p: 'var(--jl-gutter)' }}>
      <Skeleton variant="rounded" width={280} height={28} sx={{ maxWidth: '60%' }} />
      <Skeleton variant="rounded" height={72} sx={{ mt: 3 }} />
      <Skeleton variant="rounded" width="82%" height={14} sx={{ mt: 4 }} />
      <Skeleton variant="rounded" width="64%" height={14} sx={{ mt: 2 }} />
      <Skeleton variant="rounded" width="74%" height={14} sx={{ mt: 2 }} />
    </Box>
  );
}
