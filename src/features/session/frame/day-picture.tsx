import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';

import { Icon } from '@/shared/ui/text/icon';

type Stop = {
  readonly time: string;
  readonly place: string;
  readonly what: string;
  readonly crew: readonly string[];
  readonly state: 'done' | 'now' | 'next';
};

const DAY: readonly Stop[] = [
  { time: '7:00 am', place: 'Birch Court 9', what: 'Install, day 2', crew: ['L', 'M'], state: 'done' },
  { time: '8:00 am', place: '418 Alder Street', what: 'Shingle delivery', crew: ['T', 'R'], state: 'now' },
  { time: '11:00 am', place: '77 Harbor Road', what: 'Final inspection', crew: ['J'], state: 'next' },
  {
    time: '2:00 pm',
    place: 'Cal Whitcomb',
    what: 'Appointment, leak over the porch',
    crew: ['J'],
    state: 'next',
  },
];

/** A working day in the app, with the mark as a quiet shape behind it. Decorative. */
export function DayPicture() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        display: 'none',
        overflow: 'hidden',
        bgcolor: 'background.default',
        borderInlineStart: '1px solid',
        borderColor: 'divider',
        '@media (min-width:1000px)': { display: 'grid', placeItems: 'center' },
      }}
    >
      <QuietMark />
      <Box sx={{ position: 'relative', width: 'min(480px, 100% - 32px)' }}>
        <Typography component="p" variant="h1" sx={{ fontWeight: 650, mb: 0.5 }}>
          Tue, Nov 24
        </Typography>
        <Typography component="p" variant="subtitle1" sx={{ color: 'text.secondary', mb: 4 }}>
          Two crews, one delivery, one appointment
        </Typography>
        <Box sx={laneStyles}>
          {DAY.map((stop) => (
            <StopRow key={stop.time} stop={stop} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const lane = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '97px',
  top: '32px',
  width: '6px',
  borderRadius: '3px',
};

const laneStyles = {
  position: 'relative',
  display: 'grid',
  gap: 2,
  '&::before': { ...lane, bottom: '32px', bgcolor: 'laneRest' },
  '&::after': { ...lane, height: '96px', bgcolor: 'primary.main' },
} as const;

function StopRow({ stop }: { readonly stop: Stop }) {
  return (
    <Box
      sx={{
        position: 'relative',
        zIndex: 1,
        display: 'grid',
        gridTemplateColumns: '72px 24px 1fr',
        gap: 2,
        alignItems: 'center',
      }}
    >
      <Typography className="tn" sx={{ color: 'text.secondary' }}>
        {stop.time}
      </Typography>
      <Dot state={stop.state} />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          minHeight: 80,
          px: 2,
          py: 1.5,
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '10px',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{stop.place}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{stop.what}</Typography>
        </Box>
        <Box sx={{ display: 'flex' }}>
          {stop.crew.map((initial) => (
            <Box key={initial} sx={crewStyles}>
              {initial}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const crewStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'background.paper',
  bgcolor: 'primary.tint',
  color: 'primary.strong',
  fontSize: '0.75rem',
  fontWeight: 650,
  '& + &': { marginInlineStart: '-10px' },
} as const;

function Dot({ state }: { readonly state: Stop['state'] }) {
  const done = state === 'done';
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        justifySelf: 'center',
        width: 24,
        height: 24,
        borderRadius: '50%',
        border: '2px solid',
        borderWidth: state === 'now' ? 6 : 2,
        borderColor: state === 'next' ? 'laneRest' : 'primary.main',
        bgcolor: done ? 'primary.main' : 'background.paper',
        color: 'primary.contrastText',
      }}
    >
      {done && <Icon of={Check} size={16} />}
    </Box>
  );
}

function QuietMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      sx={{ position: 'absolute', width: 960, height: 960, top: -96, insetInlineEnd: '-232px' }}
    >
      <path fill="var(--jl-super-slope)" d="M18 2v9L4 18V9z" />
      <path fill="var(--jl-super-stem)" d="M20 2l8 4v11a13 13 0 0 1-13 13H8v-8h7a5 5 0 0 0 5-5z" />
    </Box>
  );
}
