import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

import type { PublicCopy } from '@/domain/tracking/public-copy';
import { formatSpan } from '@/shared/format/dates';
import { firstLetter, joinList } from '@/shared/format/words';
import { Icon } from '@/shared/ui/text/icon';
import { saveVisit } from './save-visit';
import { cardLabelSx, cardSx, thumbButtonSx, WIDE } from './progress-styles';
import type { Place } from '@/domain/format/formats';

type PublicVisit = PublicCopy['visits'][number];

export type VisitsCardProps = {
  copy: PublicCopy;
  now: number;
  place: Place;
  headingAs: 'h2' | 'h4';
  /** Opens the message form; null when the client cannot write. */
  onAskToMove: ((visit: PublicVisit) => void) | null;
};

/** The next visit with its crew, and the later ones. */
export function VisitsCard({ copy, now, place, headingAs, onAskToMove }: VisitsCardProps) {
  const [next, ...later] = copy.visits.filter((visit) => visit.end > now);
  if (!next) return null;
  return (
    <Box component="section" sx={{ ...cardSx, gridArea: 'visits' }}>
      <Typography component={headingAs} sx={cardLabelSx}>
        Next visit
      </Typography>
      <Typography variant="h4" component="p" className="tn">
        {formatSpan(next.start, next.end, place, now)}
      </Typography>
      <Typography variant="subtitle1" component="p" dir="auto" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {next.title}
      </Typography>
      {next.clientNote !== '' && <OfficeNote from={copy.business.name} note={next.clientNote} />}
      {next.crew.length > 0 && <Crew names={next.crew} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mt: 2,
          '& > *': { flex: '1 1 auto' },
          [WIDE]: { '& > *': { flex: 'none' } },
        }}
      >
        <Button
          variant="outlined"
          sx={thumbButtonSx}
          startIcon={<Icon of={CalendarPlus} size={18} />}
          onClick={() => saveVisit(next, copy.business.name, copy.updatedAt)}
        >
          Add to calendar
        </Button>
        {onAskToMove && (
          <Button variant="outlined" sx={thumbButtonSx} onClick={() => onAskToMove(next)}>
            Ask to move it
          </Button>
        )}
      </Box>
      {later.length > 0 && <LaterVisits visits={later} now={now} place={place} />}
    </Box>
  );
}

function OfficeNote({ from, note }: { from: string; note: string }) {
  return (
    <Box
      component="p"
      dir="auto"
      sx={{
        display: 'flex',
        gap: 1.5,
        mt: 2,
        p: '12px 16px',
        border: '1px solid',
        borderColor: 'color-mix(in srgb, var(--jl-attention) 32%, var(--jl-paper))',
        borderRadius: '10px',
        bgcolor: 'attention.tint',
        color: 'attention.main',
        overflowWrap: 'anywhere',
      }}
    >
      <Icon of={TriangleAlert} />
      <span>
        <b>From {from || 'the office'}:</b> {note}
      </span>
    </Box>
  );
}

function Crew({ names }: { names: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 2 }}>
      <Box aria-hidden sx={{ display: 'flex', flex: 'none' }}>
        {names.slice(0, 4).map((name, index) => (
          <Box
            // Two people may share a first name.
            key={`${index} ${name}`}
            sx={{
              display: 'grid',
              placeItems: 'center',
              boxSizing: 'border-box',
              width: 32,
              height: 32,
              marginInlineStart: index === 0 ? 0 : '-10px',
              borderRadius: '50%',
              border: '2px solid var(--jl-paper)',
              bgcolor: 'primary.tint',
              color: 'primary.strong',
              fontSize: '0.75rem',
              fontWeight: 650,
            }}
          >
            {firstLetter(name)}
          </Box>
        ))}
      </Box>
      <span>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {joinList(names)}
        </Box>{' '}
        {names.length === 1 ? 'is coming' : 'are coming'}
      </span>
    </Box>
  );
}

function LaterVisits({ visits, now, place }: { visits: readonly PublicVisit[]; now: number; place: Place }) {
  return (
    <Box component="ul" aria-label="Later visits" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}>
      {visits.map((visit) => (
        <Box
          component="li"
          key={`${visit.start} ${visit.title}`}
          sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider', '&:last-of-type': { pb: 0 } }}
        >
          <Box className="tn" sx={{ fontWeight: 600 }}>
            {formatSpan(visit.start, visit.end, place, now)}
          </Box>
          <Box dir="auto" sx={{ color: 'text.secondary' }}>
            {visit.title}
          </Box>
          {visit.clientNote !== '' && (
            <Box dir="auto" sx={{ color: 'attention.main', overflowWrap: 'anywhere' }}>
              {visit.clientNote}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
