import Box from '@mui/material/Box';
import { TRACKER_STAGES } from '@/domain/core/statuses';

/** Eight segments, filled up to the stage (an index of TRACKER_STAGES). */
export function StageBar({ stage }: { readonly stage: number }) {
  return (
    <Box sx={{ display: 'flex', gap: '4px' }}>
      {TRACKER_STAGES.map((name, index) => (
        <Box
          key={name}
          sx={{
            flex: 1,
            height: 6,
            borderRadius: '3px',
            bgcolor: index <= stage ? 'primary.main' : 'laneRest',
            transition: 'background-color 300ms',
          }}
        />
      ))}
    </Box>
  );
}
