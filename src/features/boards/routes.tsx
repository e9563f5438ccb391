import type { RouteObject } from 'react-router-dom';

import { paths } from '@/domain/navigation/paths';
import type { GuardKind } from '@/domain/session/guards';

/** /app/kanban; board, card, search and filters are in the query. */
export const kanbanRoutes: RouteObject[] = [
  {
    path: paths.kanban,
    handle: { guard: 'app' satisfies GuardKind, title: 'Kanban', permission: 'team:view' },
    lazy: async () => ({ Component: (await import('./kanban-page')).KanbanPage }),
  },
];
