import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { EmptyDone } from '@/shared/ui/states/empty-art';
import { dayOf } from '@/domain/time/time';
import { formatTimeOnDay } from '@/shared/format/dates';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { Icon } from '@/shared/ui/text/icon';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import type { DayEntry, DayState } from './own-day';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

export type DayListProps = {
  readonly entries: readonly DayEntry[];
  readonly state: DayState;
};

/** The user's day, hour by hour, each line a link to its record. */
export function DayList({ entries, state }: DayListProps) {
  const place = useFormat();
  const today = dayOf(useNow(), place.zone);
  const left = entries.filter((entry) => !entry.done).length;
  return (
    <section aria-labelledby="your-day">
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', marginBottom: 2 }}>
        <Typography variant="h2" id="your-day">
          Your day
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{entries.length > 0 && `${left} to go`}</Typography>
      </Box>
      {state.failed && <ErrorLine text={state.failed} onRetry={state.retry} />}
      {state.isLoading && entries.length === 0 && <LineSkeleton rows={4} height={60} />}
      {!state.isLoading && !state.failed && entries.length === 0 && <NothingPlanned />}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {entries.map((entry) => (
          <Box component="li" key={entry.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Box
              component={Link}
              to={entry.to}
              sx={{
                display: 'grid',
                gridTemplateColumns: '76px 1fr 16px',
                gap: 1.5,
                paddingBlock: 1.25,
                color: entry.done ? 'text.secondary' : 'text.primary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'hover' },
              }}
            >
              <Box component="span" className="tn" sx={{ textAlign: 'right', color: 'text.secondary' }}>
                {formatTimeOnDay(entry, today, place)}
              </Box>
              <span>
                <Box component="span" sx={{ display: 'block', fontWeight: entry.done ? 400 : 500 }}>
                  {entry.title}
                </Box>
                <Typography component="span" variant="caption">
                  {entry.place}
                </Typography>
              </span>
              {entry.done && (
                <Box component="span" sx={{ color: 'success.main' }}>
                  <Icon of={Check} size={16} label="Done" />
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

/** One line on a phone, so that urgent items follow at once. */
function NothingPlanned() {
  const title = 'Nothing planned today';
  if (useIsPhone()) return <Typography sx={{ color: 'text.secondary' }}>{title}</Typography>;
  return (
    <EmptyState
      art={<EmptyDone width={160} />}
      title={title}
      text="Your appointments and visits appear here."
    />
  );
}
