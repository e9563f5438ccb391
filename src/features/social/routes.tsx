import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { GuardKind } from '@/domain/session/guards';
import { paths } from '@/domain/navigation/paths';

const handle = (title: string) => ({ guard: 'app' satisfies GuardKind, title });

/** /app/social, which leads to the own profile, the feed, and profiles of other people. */
export const socialRoutes: RouteObject[] = [
  { path: paths.social, handle: handle('Social'), element: <Navigate to={paths.socialProfile} replace /> },
  {
    path: paths.socialFeed,
    handle: handle('Feed'),
    lazy: async () => ({ Component: (await import('./feed-page')).FeedPage }),
  },
  {
    path: paths.socialProfile,
    handle: handle('My profile'),
    lazy: async () => ({ Component: (await import('./profile-page')).ProfilePage }),
  },
  {
    path: paths.socialProfileOf(':uid'),
    handle: handle('Profile'),
    lazy: async () => ({ Component: (await import('./profile-page')).ProfilePage }),
  },
];
