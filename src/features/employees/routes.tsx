import type { RouteObject } from 'react-router-dom';
import { inviteRoutes } from './invite-routes';
import { manageRoutes } from './manage-routes';

/** The routes about a company's people. */
export const employeeRoutes: RouteObject[] = [...inviteRoutes, ...manageRoutes];
