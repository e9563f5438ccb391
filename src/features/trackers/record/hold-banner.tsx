import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CirclePause from 'lucide-react/icons/circle-pause';
import type { Tracker } from '@/domain/trackers/tracker';
import { formatDate, formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { Icon } from '@/shared/ui/text/icon';

export type HoldBannerProps = {
  readonly tracker: Tracker;
  readonly mayEdit: boolean;
  readonly onRelease: () => void;
};

/** Shows that the work is on hold, why and since when. */
export function HoldBanner({ tracker, mayEdit, onRelease }: HoldBannerProps) {
  const place = useFormat();
  const now = useNow();
  const { on, reason, note, since, resumesOn } = tracker.hold;
  if (!on) return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        mt: 2,
        p: '8px 8px 8px 16px',
        borderRadius: '10px',
        bgcolor: 'attention.tint',
        color: 'attention.main',
      }}
    >
      <Icon of={CirclePause} />
      <Box sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
        <b>On hold: {reason.toLowerCase()}</b>
        {since !== null && `, since ${formatDate(since, place)}`}
        {resumesOn !== '' && `, new start ${formatDay(resumesOn, place, now)}`}
        {resumesOn === '' && ', new start not known yet'}
        {note !== '' && <Box sx={{ color: 'text.primary' }}>{note}</Box>}
      </Box>
      {mayEdit && (
        <Button size="small" variant="outlined" onClick={onRelease}>
          Take off hold
        </Button>
      )}
    </Box>
  );
}
