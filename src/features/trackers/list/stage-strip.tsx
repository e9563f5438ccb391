import Box from '@mui/material/Box';
import { useCounts } from '@/data/live/use-counts';
import { useViewer } from '@/data/session/use-session';
import { heldTrackersCount, openTrackersCount } from '@/data/trackers/tracker-list';
import { unreadTrackersCount } from '@/data/trackers/trackers';
import { TRACKER_STAGES } from '@/domain/core/statuses';
import type { TRACKER_LIST } from '@/domain/trackers/tracker-filters';
import type { AddressOf } from '@/shared/ui/list/use-list-address';
import { TotalButton } from '@/shared/ui/list/total-button';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';

const MARKS = [
  { mark: 'hold', label: 'On hold' },
  { mark: 'unread', label: 'Unread' },
] as const;

/**
 * The open trackers of each stage, the held ones and those with an unread message, counted over all of them; each
 * filters the list. A phone has no room for it.
 */
export function StageStrip({ address }: { readonly address: AddressOf<typeof TRACKER_LIST> }) {
  const viewer = useViewer();
  const isPhone = useIsPhone();
  const { values, status } = useCounts(
    isPhone
      ? null
      : [
          ...TRACKER_STAGES.map((stage) => openTrackersCount(viewer, [stage])),
          heldTrackersCount(viewer),
          unreadTrackersCount(viewer),
        ],
  );
  if (isPhone) return null;
  const { statuses, marks } = address.state;
  return (
    <Box
      component="section"
      aria-label="Stages"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))',
        mt: 1,
        mb: 2,
      }}
    >
      {TRACKER_STAGES.map((stage, at) => {
        const isChosen = statuses.length === 1 && statuses[0] === stage;
        return (
          <TotalButton
            key={stage}
            label={stage}
            all={values[at] ?? null}
            isLoading={status === 'loading'}
            isChosen={isChosen}
            onChoose={() => address.choose('statuses', isChosen ? [] : [stage])}
          />
        );
      })}
      {MARKS.map(({ mark, label }, at) => {
        const isChosen = marks.length === 1 && marks[0] === mark;
        return (
          <TotalButton
            key={mark}
            label={label}
            all={values[TRACKER_STAGES.length + at] ?? null}
            isLoading={status === 'loading'}
            isChosen={isChosen}
            onChoose={() => address.choose('marks', isChosen ? [] : [mark])}
          />
        );
      })}
    </Box>
  );
}
