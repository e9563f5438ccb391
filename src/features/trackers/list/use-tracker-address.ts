import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTrackerFilters, writeTrackerFilters } from '@/domain/trackers/tracker-filters';
import type { TrackerFilters } from '@/domain/trackers/tracker-filters';

/** The filters of the Open Tracker List as the address holds them, and the way to change them. */
export function useTrackerAddress(): {
  readonly filters: TrackerFilters;
  readonly change: (changes: Partial<TrackerFilters>) => void;
} {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readTrackerFilters(address), [address]);
  return {
    filters,
    // Every letter of a search would otherwise be a step of the back button.
    change: (changes) =>
      setAddress(writeTrackerFilters({ ...filters, ...changes }), { replace: changes.search !== undefined }),
  };
}
