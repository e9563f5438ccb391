import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import { TRACKER_STAGES } from '@/domain/core/statuses';
import { Card } from '@/shared/ui/page/card';
import { Icon } from '@/shared/ui/text/icon';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { FRAMES, VISITS } from './frames';
import { StageBar } from './stage-bar';

/** The job in the office at a stage (an index of TRACKER_STAGES). Decorative. */
export function OfficeCard({ stage }: { readonly stage: number }) {
  const status = TRACKER_STAGES[stage] ?? 'Sold';
  const { visitsDone, areDaysKnown } = FRAMES[status];
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, paddingBlockEnd: { xs: 10, sm: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography component="p" variant="h4">
          New roof, 418 Alder Street
        </Typography>
        <StatusChip status={status} />
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>Maria Lund, Duluth</Typography>
      <StageBar stage={stage} />
      <Box sx={moneyStyles}>
        <Fact name="Sold for" value="$17,030.00" />
        <Fact name="Stage" value={`${stage + 1} of ${TRACKER_STAGES.length}`} />
        <Fact name="Salesperson" value="Priya" />
      </Box>
      {VISITS.map(({ day, what, crew }, index) => (
        <Box key={what} sx={visitStyles}>
          <Tick isDone={index < visitsDone} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500 }}>{what}</Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {areDaysKnown ? `${day}, ${crew}` : 'Day not set yet'}
            </Typography>
          </Box>
        </Box>
      ))}
    </Card>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {name}
      </Typography>
      <Typography className="tn" sx={{ fontWeight: 600 }}>
        {value}
      </Typography>
    </div>
  );
}

function Tick({ isDone }: { readonly isDone: boolean }) {
  return (
    <Box sx={[tickStyles, isDone && { bgcolor: 'success.main', borderColor: 'success.main' }]}>
      {isDone && <Icon of={Check} size={14} />}
    </Box>
  );
}

const moneyStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: 2,
  py: 2,
  mt: 2,
  borderBlock: '1px solid',
  borderColor: 'divider',
} as const;

const visitStyles = { display: 'flex', alignItems: 'center', gap: 1.5, pt: 1.5 } as const;

const tickStyles = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'laneRest',
  color: 'success.contrastText',
} as const;
