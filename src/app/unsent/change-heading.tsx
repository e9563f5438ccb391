import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JournalEntry } from '@/data/journal/kept/entry';
import { useUnsentChange } from '@/data/journal/use-unsent-change';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { DateText } from '@/shared/ui/text/date-text';

export type ChangeHeadingProps = {
  readonly entry: JournalEntry;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** One entry in the list of the user's changes: action, record and time. */
export function ChangeHeading({ entry, onLeave, children }: ChangeHeadingProps) {
  const { country } = useFormat();
  const { place, others } = useUnsentChange(entry);
  return (
    <Box
      component="li"
      aria-label={`${entry.label}: ${place.title}`}
      sx={{ display: 'grid', gap: 1, paddingBlock: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <div>
        <Typography variant="subtitle2" component="h3">
          {entry.label}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {place.address === null ? (
            place.title
          ) : (
            <MuiLink component={Link} to={place.address} onClick={onLeave}>
              {place.title}
            </MuiLink>
          )}
          {others > 0 && ` and ${plural(others, 'other record', country)}`} · <DateText at={entry.at} />
        </Typography>
      </div>
      {children}
    </Box>
  );
}
