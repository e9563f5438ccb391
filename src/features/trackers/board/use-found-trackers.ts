import { useCallback } from 'react';
import { useListed } from '@/data/live/use-listed';
import type { ListedPages } from '@/data/live/use-listed';
import { openTrackers, trackerList } from '@/data/trackers/tracker-list';
import type { Day } from '@/domain/time/time';
import { ALL_TRACKERS, fitsTracker } from '@/domain/trackers/tracker-filters';
import type { TrackerFilters } from '@/domain/trackers/tracker-filters';
import type { Tracker } from '@/domain/trackers/tracker';

/** The open trackers of all stages that a search or a mark asks for; null while neither narrows the board. */
export function useFoundTrackers(state: TrackerFilters, today: Day): ListedPages<Tracker> | null {
  const { search, marks, salesperson } = state;
  const isAsked = search.trim() !== '' || marks.length > 0;
  const fits = useCallback(
    (tracker: Tracker) => fitsTracker(tracker, { statuses: [], salesperson, marks }, today),
    [salesperson, marks, today],
  );
  const asked = { ...openTrackers({ ...ALL_TRACKERS, salesperson, marks }), search, fits };
  const listed = useListed(trackerList, isAsked ? asked : null);
  return isAsked ? listed : null;
}
