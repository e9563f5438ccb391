import { useCallback } from 'react';
import { useListed } from '@/data/live/use-listed';
import type { ListedPages } from '@/data/live/use-listed';
import { openTrackers, trackerList } from '@/data/trackers/tracker-list';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { fitsTracker } from '@/domain/trackers/tracker-filters';
import type { TrackerFilters } from '@/domain/trackers/tracker-filters';

/** Open trackers that match the filters. */
export function useTrackers(filters: TrackerFilters, today: Day): ListedPages<Tracker> {
  const fits = useCallback((tracker: Tracker) => fitsTracker(tracker, filters, today), [filters, today]);
  return useListed(trackerList, { ...openTrackers(filters), search: filters.search, fits });
}
