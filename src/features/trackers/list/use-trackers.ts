import { useCallback } from 'react';
import { useNarrowed } from '@/data/live/use-narrowed';
import { useViewer } from '@/data/session/use-session';
import { openTrackers } from '@/data/trackers/trackers';
import type { TrackerFilter } from '@/data/trackers/trackers';
import type { Day } from '@/domain/time/time';
import type { Tracker } from '@/domain/trackers/tracker';
import { fitsTracker } from '@/domain/trackers/tracker-filters';
import type { TrackerFilters } from '@/domain/trackers/tracker-filters';

/** The one filter that the store answers: the one that leaves least. */
function storedFilter({ statuses, salesperson, marks }: TrackerFilters): TrackerFilter {
  if (marks.includes('hold')) return { by: 'hold' };
  if (salesperson !== null) return { by: 'salesperson', uid: salesperson };
  if (statuses.length > 0) return { by: 'status', statuses };
  return { by: 'all' };
}

/** Open trackers that fit the filters. */
export function useTrackers(filters: TrackerFilters, today: Day) {
  const viewer = useViewer();
  const fits = useCallback((tracker: Tracker) => fitsTracker(tracker, filters, today), [filters, today]);
  return useNarrowed(openTrackers(viewer, storedFilter(filters)), fits);
}
