import type { RouteObject } from 'react-router-dom';
import { inviteRoutes } from './invite-routes';

/** Everything about the people of a company. */
export const employeeRoutes: RouteObject[] = [...inviteRoutes];
