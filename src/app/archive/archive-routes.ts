import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** The archive of trackers and jobs. */
export const archiveRoutes: RouteObject[] = [
  {
    path: paths.jobArchive,
    handle: { guard: 'app', title: 'Archive' },
    lazy: async () => ({ Component: (await import('./archive-page')).ArchivePage }),
  },
];
