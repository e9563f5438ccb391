import { useCallback } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Intent } from '@/data/core/intent';
import { DataProvider } from '@/data/start/provider';
import type { DataRuntime } from '@/data/start/runtime';
import type { AppError } from '@/domain/core/errors';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { acceptedReporter, reportRefused } from './report-intents';
import { routes } from './routes';

const router = createBrowserRouter(routes);
const reportAccepted = acceptedReporter(router);

export type AppProps = { readonly runtime: DataRuntime };

/** The whole app: theme, notices, data and the router. */
export function App({ runtime }: AppProps) {
  const handleRefused = useCallback(
    (intent: Intent, error: AppError) => {
      const { session } = runtime.get();
      reportRefused(intent, error, session.state === 'signedIn' && session.user.isAdmin);
    },
    [runtime],
  );
  return (
    <AppThemeProvider>
      <FeedbackProvider>
        <DataProvider runtime={runtime} onAccepted={reportAccepted} onRefused={handleRefused}>
          <RouterProvider router={router} />
        </DataProvider>
      </FeedbackProvider>
    </AppThemeProvider>
  );
}
