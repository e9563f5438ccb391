import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePeople } from '@/data/employees/use-people';
import { MOST_VISITS } from '@/data/jobs/visits';
import type { VisitMove } from '@/domain/jobs/move-visits';
import type { Visit } from '@/domain/jobs/visit';
import { formatSpan } from '@/shared/format/dates';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { firstName, joinList } from '@/shared/format/words';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

export type SlipPreviewProps = {
  readonly status: 'loading' | 'ready' | 'error';
  readonly moves: readonly VisitMove[];
  /** Visits under way that a push leaves as they are. */
  readonly stays?: readonly Visit[];
  /** Not all visits of these days were read. */
  readonly isCut?: boolean;
};

const NONE: readonly Visit[] = [];
const nameOf = ({ customerName, title }: Visit) => [customerName, title].filter(Boolean).join(', ');

/** What a push does: every visit with its old and new time, the clients concerned, and who is booked twice or off. */
export function SlipPreview({ status, moves, stays = NONE, isCut = false }: SlipPreviewProps) {
  const place = useFormat();
  const { byUid } = usePeople();
  const namesOf = (uids: readonly string[]) =>
    joinList(uids.map((uid) => firstName(byUid.get(uid)?.name ?? '')));
  if (status === 'loading') return <LineSkeleton rows={2} height={44} />;
  if (status === 'error')
    return <Typography role="alert">The visits cannot be read at the moment.</Typography>;
  const staying = stays.length > 0 && (
    <Typography sx={{ mt: moves.length > 0 ? 1 : 0 }}>
      {plural(stays.length, ['visit is under way and stays', 'visits are under way and stay'], place.country)}{' '}
      as planned: {stays.map(nameOf).join('; ')}.
    </Typography>
  );
  if (moves.length === 0) return staying || <Typography>Nothing is planned then.</Typography>;
  const clients = new Set(moves.map(({ visit }) => visit.trackerId)).size;
  return (
    <Box component="section" aria-label="What moves">
      <Typography sx={{ mb: 1 }}>
        {plural(moves.length, 'visit', place.country)} of {plural(clients, 'client', place.country)}:
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {moves.map(({ visit, span, crew, clashes, away }) => {
          const twice = crew.filter((uid) => clashes.some(({ people }) => people.includes(uid)));
          return (
            <Box component="li" key={visit.uuid}>
              <Box dir="auto">{nameOf(visit)}</Box>
              <Box className="tn" sx={{ color: 'text.secondary' }}>
                {formatSpan(visit.start, visit.end, place)} → {formatSpan(span.start, span.end, place)}
              </Box>
              {twice.length > 0 && (
                <Box sx={{ color: 'attention.main' }}>{namesOf(twice)} booked twice then</Box>
              )}
              {away.length > 0 && <Box sx={{ color: 'attention.main' }}>{namesOf(away)} off then</Box>}
            </Box>
          );
        })}
      </Box>
      {staying}
      {isCut && (
        <Alert severity="info" sx={{ mt: 1 }}>
          So much is planned that only {MOST_VISITS} visits were compared. People may be booked twice later
          on.
        </Alert>
      )}
    </Box>
  );
}
