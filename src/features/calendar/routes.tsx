import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';

/** The user's calendar. */
export const calendarRoutes: RouteObject[] = [
  {
    path: paths.calendar,
    handle: { guard: 'app', title: 'Calendar' },
    lazy: async () => ({ Component: (await import('./calendar-page')).CalendarPage }),
  },
];
