import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

// One chunk: whoever reads about the invite also goes to the page about the phone, and the login pays for each.
const pages = () => import('./pages');
const handle = (title: string) => ({ guard: 'public', title });

/** The invite list's two pages and how the app comes onto a phone: public content pages. */
export const inviteRoutes: RouteObject[] = [
  {
    path: paths.invite,
    handle: handle('Learn how'),
    lazy: async () => ({ Component: (await pages()).InvitePage }),
  },
  {
    path: paths.secureInvite,
    handle: handle('Secure Your Invite'),
    lazy: async () => ({ Component: (await pages()).SecureInvitePage }),
  },
  {
    path: paths.download,
    handle: handle('On your phone'),
    lazy: async () => ({ Component: (await pages()).DownloadPage }),
  },
];
