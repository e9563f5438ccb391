import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** Trackers: the list, and one tracker. */
export const trackerRoutes: RouteObject[] = [
  {
    path: paths.trackers,
    handle: { guard: 'app', title: 'Open Tracker List', permission: 'trackers:view' },
    lazy: async () => ({ Component: (await import('./list/trackers-page')).TrackersPage }),
  },
  {
    path: paths.tracker(':trackerId'),
    handle: { guard: 'app', title: 'Tracker', permission: 'trackers:view' },
    lazy: async () => ({ Component: (await import('./record/tracker-page')).TrackerPage }),
  },
];
