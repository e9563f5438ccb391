import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { cardSx, wrapSx } from './progress-styles';

const bar = { bgcolor: 'divider', borderRadius: '6px' } as const;
const lane = { height: 8, borderRadius: '4px', background: 'var(--jl-lane-rest)' } as const;

/** Placeholder of the first screen. */
export function ProgressSkeleton() {
  return (
    <Box component="main" aria-busy>
      <h1 className="visually-hidden">Loading the progress of your job</h1>
      <Box sx={{ bgcolor: 'background.paper', borderBottom: '1px solid', borderColor: 'divider' }}>
        <Box sx={{ ...wrapSx, display: 'flex', alignItems: 'center', gap: 1.5, height: 64 }}>
          <Skeleton variant="rounded" width={40} height={40} sx={bar} />
          <Skeleton variant="rounded" width={160} height={16} sx={bar} />
        </Box>
      </Box>
      <Box sx={{ ...wrapSx, py: 4 }}>
        <Skeleton variant="rounded" width={152} height={16} sx={{ ...bar, mb: 2 }} />
        <Skeleton variant="rounded" height={28} sx={{ ...bar, maxWidth: 320, mb: 1 }} />
        <Skeleton variant="rounded" width={240} height={28} sx={{ ...bar, mb: 3 }} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)', gap: '4px', mb: 3 }}>
          {Array.from({ length: 8 }, (_, index) => (
            <Box key={index} sx={lane} />
          ))}
        </Box>
        <Box sx={cardSx}>
          <Skeleton variant="rounded" width={88} height={12} sx={{ ...bar, mb: 2 }} />
          <Skeleton variant="rounded" width={240} height={20} sx={bar} />
        </Box>
      </Box>
    </Box>
  );
}
