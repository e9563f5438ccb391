import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

import { FormerCompany } from './former-company';

const max = { uuid: 'max', formerCompany: 'Slate & Sons', formerContact: 'Noor Adler, noor@slate.example' };

const open = (user: typeof max) =>
  render(
    <AppThemeProvider>
      <FormerCompany user={user} />
    </AppThemeProvider>,
  );

afterEach(() => localStorage.clear());

it('names the company and its contact, until it is dismissed for that company', async () => {
  const { unmount } = open(max);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Slate & Sons has deactivated you.*ask Noor Adler, noor@slate.example\./,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
  open(max).unmount();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  open({ ...max, formerCompany: 'Acme Roofing' });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Acme Roofing has deactivated you/);
});
