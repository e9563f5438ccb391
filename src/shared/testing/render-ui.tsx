import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { FeedbackProvider } from '../feedback/feedback-provider';
import { AppThemeProvider } from '../theme/app-theme-provider';

export type RenderUiOptions = {
  route?: string;
  /** Path pattern of the element, when it reads parameters. */
  path?: string;
};

export type RenderedUi = RenderResult & { user: UserEvent; router: ReturnType<typeof createMemoryRouter> };

/** Renders a component in tests with theme, notices and a router that accepts other addresses. */
export function renderUi(ui: ReactNode, { route = '/', path = '/' }: RenderUiOptions = {}): RenderedUi {
  const routes = [
    { path, element: ui },
    { path: '*', element: <p>Another screen</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  const user = userEvent.setup();
  const result = render(
    <AppThemeProvider>
      <FeedbackProvider>
        <RouterProvider router={router} />
      </FeedbackProvider>
    </AppThemeProvider>,
  );
  return { ...result, user, router };
}
