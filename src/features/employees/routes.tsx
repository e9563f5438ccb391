import type { RouteObject } from 'react-router-dom';
import { manageRoutes } from './manage-routes';

/** Everything about the people of a company. */
export const employeeRoutes: RouteObject[] = [...manageRoutes];
