import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export type CardSkeletonsProps = { cards: number };

const line = (width: string) => <Skeleton variant="rounded" width={width} height={12} sx={{ my: '8px' }} />;

/** Grey placeholders for a list's cards on a phone. */
export function CardSkeletons({ cards }: CardSkeletonsProps) {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: cards }, (_, index) => (
        <Box
          key={index}
          sx={{
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '10px',
            bgcolor: 'background.paper',
          }}
        >
          <Box sx={{ p: '12px 16px 8px' }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 24 }}>
              <Skeleton variant="rounded" width={index % 2 === 0 ? '44%' : '52%'} height={16} />
              <Skeleton variant="rounded" width={88} height={22} />
            </Box>
            {line('72%')}
            {line('48%')}
          </Box>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              height: 48,
              px: 2,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Skeleton variant="rounded" width={96} height={12} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
