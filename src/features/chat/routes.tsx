import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Permission } from '@/domain/access/permissions';
import { paths } from '@/domain/navigation/paths';
import type { GuardKind } from '@/domain/session/guards';

const handle = {
  guard: 'app' satisfies GuardKind,
  title: 'Chat',
  permission: 'team:view' satisfies Permission,
};

const lazyPage = async () => ({ Component: (await import('./chat-page')).ChatPage });

/** /app/chat, which leads to /app/chat/new, and /app/chat/{threadKey}. */
export const chatRoutes: RouteObject[] = [
  { path: paths.chat, handle, element: <Navigate to={paths.newChat} replace /> },
  { path: paths.newChat, handle, lazy: lazyPage },
  { path: paths.chatThread(':threadKey'), handle, lazy: lazyPage },
];
