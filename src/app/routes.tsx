import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { accountRoutes } from '@/features/account/routes';
import { chatRoutes } from '@/features/chat/routes';
import { companyRoutes } from '@/features/company/routes';
import { customerRoutes } from '@/features/customers/routes';
import { dashboardRoutes } from '@/features/dashboard/routes';
import { employeeRoutes } from '@/features/employees/routes';
import { dealerRoutes } from '@/features/dealer/routes';
import { exampleRoutes } from '@/features/examples/routes';
import { importRoutes } from '@/features/import/routes';
import { estimateRoutes } from '@/features/estimates/routes';
import { invoiceRoutes } from '@/features/invoices/routes';
import { projectRoutes } from '@/features/projects/routes';
import { StartPage } from './start-page';
import { taskRoutes } from '@/features/tasks/routes';
import { jobRoutes } from '@/features/jobs/routes';
import { upgradeRoutes } from '@/features/plans/routes';
import { networkRoutes } from '@/features/network/routes';
import { referralRoutes } from '@/features/referral/routes';
import { onboardingRoutes, sessionPublicRoutes } from '@/features/session/routes';
import { socialRoutes } from '@/features/social/routes';
import { trackerRoutes } from '@/features/trackers/routes';
import { trackingRoutes } from '@/features/tracking/routes';
import { FullScreenLoader } from '@/shared/ui/states/full-screen-loader';
import { apiRoutes } from './api-routes';
import { archiveRoutes } from './archive/archive-routes';
import { RouteErrorPage } from './errors/route-error-page';
import { publicRoutes } from './public/public-routes';
import { Root } from './root';

const to = (path: string, target: string): RouteObject => ({
  path,
  element: <Navigate to={target} replace />,
});

/** Every address of the product. Each route's `handle` gives its guard and title; screens load lazily. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    // An error outside the frames below has no other landmark around it.
    errorElement: (
      <main>
        <RouteErrorPage />
      </main>
    ),
    hydrateFallbackElement: <FullScreenLoader />,
    children: [
      {
        lazy: async () => ({ Component: (await import('./public/public-layout')).PublicLayout }),
        children: [
          {
            errorElement: <RouteErrorPage />,
            children: [
              ...publicRoutes,
              {
                path: paths.notFound,
                handle: { guard: 'public', title: 'Page not found' },
                lazy: async () => ({ Component: (await import('./errors/not-found-page')).NotFoundPage }),
              },
            ],
          },
        ],
      },
      ...sessionPublicRoutes,
      ...onboardingRoutes,
      ...trackingRoutes,
      {
        handle: { guard: 'app' },
        lazy: async () => ({ Component: (await import('./signed-in')).SignedIn }),
        children: [
          { path: paths.app, handle: { guard: 'app' }, element: <StartPage /> },
          to('/app/reports', paths.dashboard),
          to('/app/management', paths.customers),
          {
            errorElement: <RouteErrorPage />,
            children: [
              ...dashboardRoutes,
              ...customerRoutes,
              ...importRoutes,
              ...trackerRoutes,
              ...jobRoutes,
              ...taskRoutes,
              ...projectRoutes,
              ...estimateRoutes,
              ...invoiceRoutes,
              ...archiveRoutes,
              ...accountRoutes,
              ...upgradeRoutes,
              ...companyRoutes,
              ...employeeRoutes,
              ...chatRoutes,
              ...networkRoutes,
              ...referralRoutes,
              ...socialRoutes,
              ...dealerRoutes,
              ...exampleRoutes,
              {
                lazy: async () => ({ Component: (await import('./api-room')).ApiRoom }),
                children: apiRoutes,
              },
            ],
          },
        ],
      },
      { path: '*', handle: { guard: 'public' }, element: <Navigate to={paths.notFound} replace /> },
    ],
  },
];
