import type { RouteObject } from 'react-router-dom';

/** The screens that work through the API, below `ApiRoom`. */
export const apiRoutes: RouteObject[] = [];
