import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Eye from 'lucide-react/icons/eye';
import type { Activity } from '@/domain/activity';
import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { Icon } from '@/shared/ui/icon';

const SHOWN = 5;

export type OpenedListProps = {
  /** Entries of kind `opened`, newest first. */
  readonly entries: readonly Activity[];
};

/** Who opened the client's page, and when. */
export function OpenedList({ entries }: OpenedListProps) {
  const { zone } = useFormat();
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Opened
      </Typography>
      {entries.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Nobody has opened the page yet.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entries.slice(0, SHOWN).map((entry) => (
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
                {formatDateTime(entry.createdAt, zone)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
}
