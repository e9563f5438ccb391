import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { renderWithData } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

import { CompanyRequests } from './company-requests';

const request = (id: string, companyName: string) => ({
  id,
  companyName,
  invitedByName: 'Noor Adler',
  jobRole: 'Roofer',
  expiresAt: Date.now() + 60_000,
});

function open(functions: Readonly<Record<string, (input: unknown) => unknown>>, empty?: string) {
  const ui = (
    <AppThemeProvider>
      <CompanyRequests {...(empty !== undefined && { empty })} />
    </AppThemeProvider>
  );
  return { user: userEvent.setup(), ...renderWithData(ui, { functions }) };
}

it('shows the inviting companies, explains a refusal, and confirms before declining', async () => {
  const declineInvitation = vi.fn(() => ({}));
  const { user } = open({
    companyRequests: () => ({ requests: [request('one', 'Slate & Sons'), request('two', 'Acme Roofing')] }),
    acceptInvitation: () => {
      throw new AppError('conflict', { sentence: 'You work with Elsewhere Ltd.' });
    },
    declineInvitation,
  });
  await user.click(await screen.findByRole('button', { name: 'Accept the invitation of Slate & Sons' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You work with Elsewhere Ltd.');
  expect(screen.getByText('Slate & Sons invites you')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Decline the invitation of Acme Roofing' }));
  expect(declineInvitation).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByText('Acme Roofing invites you')).not.toBeInTheDocument());
  expect(declineInvitation).toHaveBeenCalledExactlyOnceWith({ id: 'two' });
});

it('reports that there is none, where requested', async () => {
  open({ companyRequests: () => ({ requests: [] }) }, 'No company invites you yet.');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(await screen.findByText('No company invites you yet.')).toBeVisible();
});
