import { useCounts } from '@/data/live/use-counts';
import { useViewer } from '@/data/session/use-session';
import { heldTrackersCount, openTrackersCount } from '@/data/trackers/tracker-list';
import { unreadTrackersCount } from '@/data/trackers/trackers';
import { paths } from '@/domain/navigation/paths';
import { ALL_TRACKERS, writeTrackerFilters } from '@/domain/trackers/tracker-filters';
import type { TrackerFilters } from '@/domain/trackers/tracker-filters';
import { useFormat } from '@/shared/format/format-context';
import { formatCount } from '@/shared/format/counts';
import { FigureStrip } from '@/shared/ui/list/figure-strip';

function listOf(filters: Partial<TrackerFilters>): string {
  return `${paths.trackers}?${writeTrackerFilters({ ...ALL_TRACKERS, ...filters }).toString()}`;
}

/** The office's main figures: upcoming, running and held work, unread messages. */
export function TrackerFigures() {
  const { country } = useFormat();
  const viewer = useViewer();
  const { values, status } = useCounts([
    openTrackersCount(viewer, ['Sold', 'Permits & Paperwork', 'Materials Ordered']),
    openTrackersCount(viewer, ['Scheduled', 'In Progress']),
    heldTrackersCount(viewer),
    unreadTrackersCount(viewer),
  ]);
  const [preparing, working, held, unread] = values;
  return (
    <FigureStrip
      loading={status === 'loading'}
      figures={[
        {
          label: 'Being prepared',
          value: formatCount(preparing, country),
          to: listOf({ statuses: ['Sold', 'Permits & Paperwork', 'Materials Ordered'] }),
        },
        {
          label: 'Scheduled or in progress',
          value: formatCount(working, country),
          to: listOf({ statuses: ['Scheduled', 'In Progress'] }),
        },
        { label: 'On hold', value: formatCount(held, country), to: listOf({ marks: ['hold'] }) },
        {
          label: 'Unread messages',
          value: formatCount(unread, country),
          to: listOf({ marks: ['unread'] }),
          ...(unread ? { change: { text: 'clients wait for an answer', attention: true } } : {}),
        },
      ]}
    />
  );
}
