import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Eye from 'lucide-react/icons/eye';
import type { Live } from '@/data/live/use-live';
import type { Activity } from '@/domain/history/activity';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { AsyncView } from '@/shared/ui/states/async-view';
import { Icon } from '@/shared/ui/text/icon';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

export type OpenedListProps = {
  /** The latest entries of kind `opened`, newest first. */
  readonly openings: Pick<Live<Activity>, 'status' | 'rows' | 'error' | 'retry'>;
};

/** The openings of the public page, with their times. */
export function OpenedList({ openings }: OpenedListProps) {
  const place = useFormat();
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Opened
      </Typography>
      <AsyncView
        status={openings.status === 'idle' ? 'loading' : openings.status}
        data={openings.status === 'loading' && openings.rows.length === 0 ? undefined : openings.rows}
        skeleton={<LineSkeleton rows={2} height={32} />}
        error={openings.error}
        onRetry={openings.retry}
        isEmpty={(entries) => entries.length === 0}
        empty={<Typography sx={{ color: 'text.secondary' }}>Nobody has opened the page yet.</Typography>}
      >
        {(entries) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <Box
                component="li"
                key={entry.uuid}
                sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}
              >
                <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
                  <Icon of={Eye} size={16} />
                </Box>
                <span>{entry.byName || 'The client'}</span>
                <Box
                  component="span"
                  className="tn"
                  sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}
                >
                  {formatDateTime(entry.createdAt, place)}
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </AsyncView>
    </section>
  );
}
