import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderWithData } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

/** Renders a page over the memory store with theme and notices, and returns a user to act on it. */
export function openPage(page: ReactNode, options: RenderWithDataOptions = {}) {
  const ui = (
    <AppThemeProvider>
      <FeedbackProvider>{page}</FeedbackProvider>
    </AppThemeProvider>
  );
  return { user: userEvent.setup(), ...renderWithData(ui, options) };
}
