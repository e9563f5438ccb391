import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { ThisYear } from './year/this-year';

/** Jobs: the list, the calendar, a new one, and one job. */
export const jobRoutes: RouteObject[] = [
  {
    path: paths.jobs,
    handle: { guard: 'app', title: 'Open Jobs List', permission: 'jobs:view' },
    lazy: async () => ({ Component: (await import('./list/jobs-page')).JobsPage }),
  },
  {
    path: paths.newJob,
    handle: { guard: 'app', title: 'Create job', permission: 'jobs:edit' },
    lazy: async () => ({ Component: (await import('./create/create-job-page')).CreateJobPage }),
  },
  {
    path: paths.jobsCalendar,
    handle: { guard: 'app', title: 'Jobs Calendar', permission: 'jobs:view' },
    lazy: async () => ({ Component: (await import('./calendar/jobs-calendar-page')).JobsCalendarPage }),
  },
  {
    path: paths.today,
    handle: { guard: 'app', title: 'Today', permission: 'jobs:view' },
    lazy: async () => ({ Component: (await import('./day/today-page')).TodayPage }),
  },
  {
    path: paths.workforce,
    handle: { guard: 'app', title: 'Workforce', permission: 'workforce:view' },
    lazy: async () => ({ Component: (await import('./workforce/workforce-page')).WorkforcePage }),
  },
  {
    path: paths.allJobs,
    handle: { guard: 'app', title: 'All Jobs', permission: 'jobs:view' },
    element: <ThisYear />,
  },
  {
    path: paths.jobsOfYear(':year'),
    handle: { guard: 'app', title: 'All Jobs', permission: 'jobs:view' },
    lazy: async () => ({ Component: (await import('./year/year-page')).YearPage }),
  },
  {
    path: paths.job(':jobId'),
    handle: { guard: 'app', title: 'Job', permission: 'jobs:view' },
    lazy: async () => ({ Component: (await import('./record/job-page')).JobPage }),
  },
];
