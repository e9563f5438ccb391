import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export type ListSkeletonProps = { rows?: number };

/** Placeholder of a list of cards. */
export function ListSkeleton({ rows = 8 }: ListSkeletonProps) {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: rows }, (_, index) => (
        <Box
          key={index}
          sx={{
            p: 2,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '10px',
            bgcolor: 'background.paper',
          }}
        >
          <Skeleton variant="rounded" width="48%" height={14} />
          <Skeleton variant="rounded" width="72%" height={12} sx={{ mt: 1.5 }} />
        </Box>
      ))}
    </Box>
  );
}
