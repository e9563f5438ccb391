import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export type FormSkeletonProps = { fields?: number };

/** Grey labels and fields while a form loads. */
export function FormSkeleton({ fields = 6 }: FormSkeletonProps) {
  return (
    <Box
      role="status"
      aria-label="Loading"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {Array.from({ length: fields }, (_, index) => (
        // The first field, a name, takes the whole width.
        <Box key={index} sx={{ gridColumn: index === 0 ? '1 / -1' : 'auto' }}>
          <Skeleton variant="rounded" width={72} height={12} sx={{ mt: '4px', mb: '8px' }} />
          <Skeleton variant="rounded" height={44} />
        </Box>
      ))}
    </Box>
  );
}
