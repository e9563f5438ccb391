import { configure, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import type { Intent } from '@/data/core/intent';
import { DataProvider } from '@/data/start/provider';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { memoryStoreWith, signedInAs } from '@/data/testing/render-with-data';
import type { Rows } from '@/data/testing/render-with-data';
import { stateOver } from '@/data/testing/state-over';
import type { SessionUser } from '@/domain/session/session';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { notify } from '@/shared/feedback/notify';
import { FormatProvider } from '@/shared/format/format-context';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

export type RenderRoutesOptions = {
  readonly rows?: Rows;
  /** From `memoryStoreWith`; by default made from `rows`. */
  readonly store?: MemoryStore;
  readonly user?: Partial<SessionUser>;
};

/** Monday 23 November 2026, 9:40 am in Chicago: the clock of these tests. */
export const NOW = Date.UTC(2026, 10, 23, 15, 40);

/** Renders the screen at an address over the memory store, in Chicago's time. */
export function renderRoutes(
  routes: RouteObject[],
  route: string,
  options: RenderRoutesOptions = {},
): RenderResult & {
  readonly user: UserEvent;
  readonly store: MemoryStore;
  readonly router: ReturnType<typeof createMemoryRouter>;
} {
  // Loads whole screens with their chunks, which takes a busy machine some time.
  configure({ asyncUtilTimeout: 10_000 });
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const store = options.store ?? memoryStoreWith(options.rows ?? {});
  const state = stateOver(store, signedInAs(options.user));
  const router = createMemoryRouter(
    [
      {
        hydrateFallbackElement: <p>Loading</p>,
        children: [...routes, { path: '*', element: <p>Another screen</p> }],
      },
    ],
    { initialEntries: [route] },
  );
  const accept = (intent: Intent, undo: (() => void) | null) =>
    notify.success(intent.label, undo ? { undo } : {});
  const user = userEvent.setup();
  const result = render(
    <AppThemeProvider>
      <FeedbackProvider>
        <DataProvider
          runtime={{ subscribe: () => () => undefined, get: () => state }}
          onAccepted={accept}
          onRefused={(intent, error) => notify.error(`Not saved: ${intent.label}. ${error.message}`)}
        >
          <FormatProvider zone="America/Chicago" currency="USD" country="US">
            <RouterProvider router={router} />
          </FormatProvider>
        </DataProvider>
      </FeedbackProvider>
    </AppThemeProvider>,
  );
  return { ...result, user, store, router };
}
