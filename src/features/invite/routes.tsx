import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

// One chunk: visitors of the invite pages also open the installation page, and the login pays for each chunk.
const pages = () => import('./pages');
const handle = (title: string) => ({ guard: 'public', title });

/** The invite list's two pages and the installation page: public pages. */
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
