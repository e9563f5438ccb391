import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';

const handle = (title: string) => ({ guard: 'public', title });

/** The invite list's two pages and how the app comes onto a phone: public content pages. */
export const inviteRoutes: RouteObject[] = [
  {
    path: paths.invite,
    handle: handle('Learn how'),
    lazy: async () => ({ Component: (await import('./invite-page')).InvitePage }),
  },
  {
    path: paths.secureInvite,
    handle: handle('Secure Your Invite'),
    lazy: async () => ({ Component: (await import('./secure-invite-page')).SecureInvitePage }),
  },
  {
    path: paths.download,
    handle: handle('On your phone'),
    lazy: async () => ({ Component: (await import('./download-page')).DownloadPage }),
  },
];
