import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** The archive that trackers and jobs share. */
export const archiveRoutes: RouteObject[] = [
  {
    path: paths.jobArchive,
    handle: { guard: 'app', title: 'Archive' },
    lazy: async () => ({ Component: (await import('./archive-page')).ArchivePage }),
  },
];
