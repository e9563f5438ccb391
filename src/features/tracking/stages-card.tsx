import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';

import type { PublicCopy } from '@/domain/tracking/public-copy';
import type { Day } from '@/domain/time/time';
import { formatDate, formatDayRange } from '@/shared/format/dates';
import { Icon } from '@/shared/ui/text/icon';
import { cardLabelSx, cardSx, WIDE } from './progress-styles';
import type { Place } from '@/domain/format/formats';

type Step = PublicCopy['stages'][number];

export type StagesCardProps = { copy: PublicCopy; now: number; place: Place; headingAs: 'h2' | 'h4' };

const SAID = { done: ', done', now: ', where we are', next: '', skipped: ', not needed' } as const;

/** Every stage with its day: vertical on narrow screens, horizontal on wide ones. */
export function StagesCard({ copy, now, place, headingAs }: StagesCardProps) {
  const { stages } = copy;
  return (
    <Box component="section" sx={{ ...cardSx, gridArea: 'stages', [WIDE]: { p: '24px 8px 32px 32px' } }}>
      <Typography component={headingAs} sx={{ ...cardLabelSx, mb: 2, [WIDE]: { mb: 3 } }}>
        All eight stages
      </Typography>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          [WIDE]: { display: 'grid', gridTemplateColumns: `repeat(${stages.length}, minmax(0, 1fr))` },
        }}
      >
        {stages.map((step, index) => (
          <StageStop
            key={step.stage}
            step={step}
            day={dayOfStep(step, copy, now, place)}
            isLast={index === stages.length - 1}
          />
        ))}
      </Box>
    </Box>
  );
}

function StageStop({ step, day, isLast }: { step: Step; day: string; isLast: boolean }) {
  const isNow = step.state === 'now';
  const isBehind = step.state === 'done' || step.state === 'skipped';
  const ink = step.state === 'next' || step.state === 'skipped' ? 'text.secondary' : 'text.primary';
  const lane = {
    content: '""',
    position: 'absolute',
    insetInlineStart: '9px',
    top: 24,
    bottom: 0,
    width: 6,
    background: isBehind ? 'var(--jl-primary)' : 'var(--jl-divider)',
    [WIDE]: {
      insetInlineStart: '24px',
      insetInlineEnd: 0,
      top: '9px',
      bottom: 'auto',
      width: 'auto',
      height: 6,
    },
  } as const;
  return (
    <Box
      component="li"
      aria-current={isNow ? 'step' : undefined}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '24px 1fr auto',
        columnGap: 1.5,
        pb: isLast ? 0 : 3,
        color: ink,
        ...(!isLast && { '&::before': lane }),
        [WIDE]: { display: 'block', pb: 0, paddingInlineEnd: 2 },
      }}
    >
      <StageDot state={step.state} />
      <Box
        component="b"
        sx={{
          fontSize: '1rem',
          lineHeight: '1.5rem',
          fontWeight: isNow ? 650 : 500,
          [WIDE]: {
            display: 'block',
            mt: 2,
            fontSize: '0.875rem',
            lineHeight: '1.25rem',
            minHeight: 40,
            maxWidth: 88,
          },
        }}
      >
        {step.stage}
        <span className="visually-hidden">{SAID[step.state]}</span>
      </Box>
      <Box
        component="span"
        className="tn"
        sx={{
          fontSize: '0.875rem',
          lineHeight: '1.5rem',
          textAlign: 'right',
          fontWeight: isNow ? 600 : 400,
          [WIDE]: { display: 'block', minHeight: 20, textAlign: 'left', lineHeight: '1.25rem' },
        }}
      >
        {day}
      </Box>
    </Box>
  );
}

function StageDot({ state }: Pick<Step, 'state'>) {
  const look = {
    done: {
      border: '2px solid var(--jl-primary)',
      background: 'var(--jl-primary)',
      color: 'primary.contrastText',
    },
    now: { border: '6px solid var(--jl-primary)', background: 'var(--jl-paper)' },
    next: { border: '2px solid var(--jl-lane-rest)', background: 'var(--jl-paper)' },
    skipped: {
      border: '2px solid var(--jl-primary)',
      background: 'var(--jl-paper)',
      color: 'text.secondary',
    },
  }[state];
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        boxSizing: 'border-box',
        width: 24,
        height: 24,
        borderRadius: '50%',
        ...look,
      }}
    >
      {state === 'done' && <Icon of={Check} size={16} />}
      {state === 'skipped' && <Icon of={Minus} size={16} />}
    </Box>
  );
}

/** The day a stage was reached, or its expected day. */
function dayOfStep(step: Step, copy: PublicCopy, now: number, place: Place): string {
  if (step.state === 'skipped') return 'Not needed';
  if (step.at !== null) return formatDate(step.at, place, now);
  if (step.state !== 'next') return '';
  if (step.stage === 'In Progress' && copy.expectedStart !== '')
    return `from ${shortDay(copy.expectedStart, place)}`;
  if (step.stage === 'Final Inspection' && copy.expectedEnd !== '')
    return `by ${shortDay(copy.expectedEnd, place)}`;
  return '';
}

/** "Nov 30": expected days omit the weekday, and eight stages are side by side. */
function shortDay(day: Day, place: Place): string {
  return formatDayRange(day, day, place);
}
