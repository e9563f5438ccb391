import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TRACKER_STAGES } from '@/domain/statuses';
import { Card } from '@/shared/ui/card';
import { StatusChip } from '@/shared/ui/status-chip';

const NOW = TRACKER_STAGES.indexOf('Scheduled');

const VISITS = [
  { day: 'Tue, Nov 24', what: 'Shingle delivery', crew: 'Tom' },
  { day: 'Wed, Nov 25', what: 'Tear-off, all slopes', crew: 'Tom and Rosa' },
  { day: 'Fri, Nov 27', what: 'Final walk with Maria', crew: 'Priya' },
] as const;

/** The same job twice: as the office sees it, and on its client's phone. Decoration only. */
export function HeroPicture() {
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', display: { xs: 'none', lg: 'block' }, pb: '132px', paddingInlineEnd: 4 }}
    >
      <Card sx={{ p: 3 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Typography component="p" variant="h4">
            New roof, 418 Alder Street
          </Typography>
          <StatusChip status="Scheduled" />
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>Maria Lund, Duluth</Typography>
        <StageBar />
        {VISITS.map(({ day, what, crew }) => (
          <Box
            key={day}
            sx={{
              display: 'grid',
              gridTemplateColumns: '96px 1fr auto',
              gap: 1,
              py: 1.25,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ color: 'text.secondary' }}>{day}</Typography>
            <Typography sx={{ fontWeight: 500 }}>{what}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{crew}</Typography>
          </Box>
        ))}
      </Card>
      <Card sx={clientStyles}>
        <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
          Hollis & Daughter Roofing
        </Typography>
        <Typography component="p" variant="h4" sx={{ mt: 1 }}>
          We start Tue, Nov 24.
        </Typography>
        <StageBar />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          If the day moves, you see the new one here.
        </Typography>
      </Card>
    </Box>
  );
}

const clientStyles = {
  position: 'absolute',
  bottom: 0,
  insetInlineEnd: 0,
  width: 264,
  boxSizing: 'border-box',
  p: 2,
  borderColor: 'lineStrong',
} as const;

function StageBar() {
  return (
    <Box sx={{ display: 'flex', gap: '4px', my: 2 }}>
      {TRACKER_STAGES.map((stage, index) => (
        <Box
          key={stage}
          sx={{
            flex: 1,
            height: 6,
            borderRadius: '3px',
            bgcolor: index <= NOW ? 'primary.main' : 'laneRest',
          }}
        />
      ))}
    </Box>
  );
}
