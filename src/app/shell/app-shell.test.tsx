import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makeNotification } from '@tests/factories/records';
import { AppShell } from './app-shell';

describe('the shell', () => {
  it('reports a failed logout, and stays', async () => {
    const person = userEvent.setup();
    const { router } = renderWithData(
      <AppThemeProvider>
        <FeedbackProvider>
          <AppShell />
        </FeedbackProvider>
      </AppThemeProvider>,
      { route: '/app/account', auth: { signOut: () => Promise.reject(new AppError('unknown')) } },
    );
    await person.click(await screen.findByRole('button', { name: /Account, Logout$/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Unable to logout')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/app/account');
  });

  it('tells a deactivated employee which company it was, and whom to ask', async () => {
    renderWithData(
      <AppThemeProvider>
        <FeedbackProvider>
          <AppShell />
        </FeedbackProvider>
      </AppThemeProvider>,
      {
        route: '/app/account',
        user: { formerCompany: 'Slate & Sons', formerContact: 'Noor Adler, noor@slate.example' },
      },
    );
    expect(await screen.findByText(/^Slate & Sons has deactivated you/)).toHaveTextContent(
      /ask Noor Adler, noor@slate.example/,
    );
  });

  it('shows the bell at once, and its count once the first screen is complete', async () => {
    renderWithData(
      <AppThemeProvider>
        <FeedbackProvider>
          <AppShell />
        </FeedbackProvider>
      </AppThemeProvider>,
      {
        route: '/app/account',
        rows: { Notifications: [makeNotification({ person: TEST_UID, owner: TEST_UID })] },
      },
    );
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    const counted = { name: 'Notifications, 1 unread' };
    expect(await screen.findByRole('button', counted, { timeout: 15_000 })).toBeVisible();
  });
});
