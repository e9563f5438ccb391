import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** Tasks: the two lists, a new one, and one task. */
export const taskRoutes: RouteObject[] = [
  {
    path: paths.tasks,
    handle: { guard: 'app', title: 'My Tasks', permission: 'tasks:view' },
    lazy: async () => ({ Component: (await import('./list/tasks-page')).MyTasksPage }),
  },
  {
    path: paths.companyTasks,
    handle: { guard: 'app', title: 'Company Tasks', permission: 'tasks:view' },
    lazy: async () => ({ Component: (await import('./list/tasks-page')).CompanyTasksPage }),
  },
  {
    path: paths.newTask,
    handle: { guard: 'app', title: 'Add task', permission: 'tasks:edit' },
    lazy: async () => ({ Component: (await import('./create/create-task-page')).CreateTaskPage }),
  },
  {
    path: paths.task(':taskId'),
    handle: { guard: 'app', title: 'Task', permission: 'tasks:view' },
    lazy: async () => ({ Component: (await import('./record/task-page')).TaskPage }),
  },
];
