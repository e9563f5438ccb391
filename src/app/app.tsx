import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { DataProvider } from '@/data/runtime/provider';
import type { DataRuntime } from '@/data/runtime/runtime';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { reportAccepted, reportRefused } from './report-intents';
import { routes } from './routes';

const router = createBrowserRouter(routes);

export type AppProps = { readonly runtime: DataRuntime };

/** The whole app: theme, notices, data and the router. */
export function App({ runtime }: AppProps) {
  return (
    <AppThemeProvider>
      <FeedbackProvider>
        <DataProvider runtime={runtime} onAccepted={reportAccepted} onRefused={reportRefused}>
          <RouterProvider router={router} />
        </DataProvider>
      </FeedbackProvider>
    </AppThemeProvider>
  );
}
