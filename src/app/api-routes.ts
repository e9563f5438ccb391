import type { RouteObject } from 'react-router-dom';
import { kanbanRoutes } from '@/features/boards/routes';
import { calendarRoutes } from '@/features/calendar/routes';
import { mailRoutes } from '@/features/mail/routes';

/** The screens that work through the API, below `ApiRoom`. */
export const apiRoutes: RouteObject[] = [...calendarRoutes, ...kanbanRoutes, ...mailRoutes];
