import type { RouteObject } from 'react-router-dom';
import { inviteRoutes } from './invite-routes';
import { manageRoutes } from './manage-routes';

/** Everything about the people of a company. */
export const employeeRoutes: RouteObject[] = [...inviteRoutes, ...manageRoutes];
