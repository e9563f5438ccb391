import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** Projects: the overview, the list, a new one, and one project. */
export const projectRoutes: RouteObject[] = [
  {
    path: paths.projectsStart,
    handle: { guard: 'app', title: 'Projects', permission: 'projects:view' },
    element: <Navigate to={paths.projects} replace />,
  },
  {
    path: paths.projectOverview,
    handle: { guard: 'app', title: 'Projects Overview', permission: 'projects:view' },
    lazy: async () => ({ Component: (await import('./overview/overview-page')).ProjectsOverviewPage }),
  },
  {
    path: paths.projects,
    handle: { guard: 'app', title: 'Projects', permission: 'projects:view' },
    lazy: async () => ({ Component: (await import('./list/projects-page')).ProjectsPage }),
  },
  {
    path: paths.newProject,
    handle: { guard: 'app', title: 'Create project', permission: 'projects:edit' },
    lazy: async () => ({ Component: (await import('./create/create-project-page')).CreateProjectPage }),
  },
  {
    path: paths.project(':projectId'),
    handle: { guard: 'app', title: 'Project', permission: 'projects:view' },
    lazy: async () => ({ Component: (await import('./record/project-page')).ProjectPage }),
  },
];
