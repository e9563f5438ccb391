import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TRACKER_STAGES } from '@/domain/core/statuses';
import { Mark } from '@/shared/brand/mark';
import { FRAMES, VISITS } from './frames';
import { StageBar } from './stage-bar';

/** The client's phone at a stage (an index of TRACKER_STAGES). Decorative. */
export function ClientPhone({ stage }: { readonly stage: number }) {
  const status = TRACKER_STAGES[stage] ?? 'Sold';
  const { title, text, visitsDone, areDaysKnown } = FRAMES[status];
  const next = areDaysKnown ? VISITS[visitsDone] : undefined;
  return (
    <Box sx={phoneStyles}>
      <Box sx={screenStyles}>
        <Box sx={barStyles}>
          <Mark size={20} />
          Hollis & Daughter Roofing
        </Box>
        <Box sx={{ p: 2 }}>
          <Box key={status} sx={changingStyles}>
            <Typography component="p" variant="h4">
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
          </Box>
          <Box sx={{ mt: 2, mb: 1 }}>
            <StageBar stage={stage} />
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'caption' }}>
            <span>{status}</span>
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {stage + 1} of {TRACKER_STAGES.length}
            </Box>
          </Box>
          <Box sx={visitStyles}>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              Next visit
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>
              {next ? next.day : areDaysKnown ? 'None left' : 'Not set yet'}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {next ? next.what : areDaysKnown ? 'We were glad to be there.' : 'You see the day here.'}
            </Typography>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const phoneStyles = {
  position: 'relative',
  justifySelf: 'end',
  // Leaves room for the button beside it.
  width: 'min(18rem, 100% - 3rem)',
  mt: { xs: -8, sm: -14 },
  marginInlineEnd: { md: -3 },
  p: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '32px',
  bgcolor: 'background.paper',
  boxShadow: 'var(--jl-float-shadow)',
} as const;

const screenStyles = {
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '24px',
  bgcolor: 'background.default',
} as const;

const barStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  px: 2,
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
  typography: 'subtitle2',
} as const;

const visitStyles = {
  mt: 2,
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const;

// Two lines of the title and two of the text.
const changingStyles = {
  minHeight: '6.25rem',
  animation: 'jl-phone 400ms ease-out',
  '@keyframes jl-phone': { from: { opacity: 0, transform: 'translateY(8px)' } },
} as const;
