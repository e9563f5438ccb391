import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { PublicCopy } from '@/domain/tracking/public-copy';
import { heldBy, trackingHeadline } from '@/domain/tracking/tracking-headline';
import { HoldNote } from './hold-note';
import { WIDE } from './progress-styles';
import type { Place } from '@/domain/format/formats';

export type ProgressHeroProps = { copy: PublicCopy; now: number; place: Place; titleAs: 'h1' | 'h3' };

/** The state of the job in a large line, a sentence, and on narrow screens a bar of stages. */
export function ProgressHero({ copy, now, place, titleAs }: ProgressHeroProps) {
  const headline = trackingHeadline(copy, now, place);
  const hold = heldBy(copy);
  return (
    <Box sx={{ pt: 4, pb: 3, [WIDE]: { pt: 7, pb: 5 } }}>
      <Typography
        variant="subtitle1"
        component="p"
        dir="auto"
        sx={{ mb: 1, color: 'text.secondary', fontWeight: 500 }}
      >
        {copy.title}
      </Typography>
      <Typography
        variant="h1"
        component={titleAs}
        sx={{
          fontWeight: 650,
          letterSpacing: '-.019em',
          textWrap: 'balance',
          [WIDE]: {
            fontSize: '2.5rem',
            lineHeight: '3rem',
            fontWeight: 660,
            letterSpacing: '-.024em',
            maxWidth: '22ch',
          },
        }}
      >
        {headline.title}
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        dir="auto"
        sx={{
          mt: 1.5,
          color: 'text.secondary',
          maxWidth: '60ch',
          textWrap: 'pretty',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          [WIDE]: { mt: 2, fontSize: '1.25rem', lineHeight: '1.875rem', letterSpacing: '-.008em' },
        }}
      >
        {headline.text}
      </Typography>
      {hold && <HoldNote reason={hold} resumesOn={copy.hold.resumesOn} now={now} place={place} />}
      {copy.stages.length > 0 && copy.stage !== 'Cancelled' && <StageBar stages={copy.stages} />}
    </Box>
  );
}

function StageBar({ stages }: Pick<PublicCopy, 'stages'>) {
  const reached = stages.findLastIndex((stage) => stage.state !== 'next');
  return (
    <Box sx={{ mt: 3, [WIDE]: { display: 'none' } }}>
      <Box aria-hidden sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '4px' }}>
        {stages.map((stage, index) => (
          <Box
            key={stage.stage}
            sx={{
              height: 8,
              borderRadius: '4px',
              background: index <= reached ? 'var(--jl-primary)' : 'var(--jl-lane-rest)',
            }}
          />
        ))}
      </Box>
      <Box
        component="p"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          mt: 1,
          fontSize: '0.875rem',
          lineHeight: '1.25rem',
        }}
      >
        <Box component="span" sx={{ fontWeight: 600 }}>
          {stages[reached]?.stage}
        </Box>
        <Box component="span" className="tn" sx={{ color: 'text.secondary' }}>
          Stage {reached + 1} of {stages.length}
        </Box>
      </Box>
    </Box>
  );
}
