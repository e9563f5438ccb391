import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { UpgradePage } from './upgrade-page';

const open = (options: RenderWithDataOptions = {}) =>
  renderWithData(
    <AppThemeProvider>
      <UpgradePage />
    </AppThemeProvider>,
    { route: '/app/pre-order_upgrade?people=12&interval=year', ...options },
  );

describe('the first step of the checkout', () => {
  it('shows plan, people, price and start, and goes on to the payment', async () => {
    const user = userEvent.setup();
    const createCheckout = vi.fn(() => ({ url: '#the-checkout' }));
    open({ functions: { createCheckout } });
    expect(screen.getByText('12 people')).toBeVisible();
    expect(screen.getByText('$490.00 a year')).toBeVisible();
    expect(await screen.findByText(/after 14 days on trial/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Monthly' }));
    expect(screen.getByText('$49.00 a month')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on to payment' }));
    await waitFor(() => expect(window.location.hash).toBe('#the-checkout'));
    expect(createCheckout).toHaveBeenCalledWith({ tier: 'Pro', interval: 'month', seats: 12 });
    window.location.hash = '';
  });

  it('reports an error, and keeps the choice', async () => {
    const user = userEvent.setup();
    const createCheckout = () => {
      throw new AppError('unavailable', { sentence: 'Plans cannot be bought here yet.' });
    };
    open({
      functions: { createCheckout },
      rows: { Entitlements: [{ owner: TEST_UID, trialUsed: true, state: 'lapsed' }] },
    });
    expect(await screen.findByText('today')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go on to payment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Plans cannot be bought here yet.');
    expect(screen.getByText('$490.00 a year')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go on to payment' })).toBeEnabled();
  });

  it.each([
    ['?checkout=cancelled', {}, 'You left the checkout. Nothing was charged, and your choice is still here.'],
    ['?checkout=paid', {}, 'Your payment is being confirmed'],
    ['?checkout=paid', { userPaid: true, tier: 'Pro' }, 'Pro is on'],
    ['', { userPaid: true, tier: 'Pro' }, 'You have Pro'],
    ['', { isAdmin: false, companyUser: true }, 'Your company decides on this'],
  ] as const)('with %s for %o says so', (query, user, text) => {
    const rows = { Rosters: [{ owner: TEST_UID, people: [] }] };
    open({ route: `/app/pre-order_upgrade${query}`, user, rows });
    expect(screen.getByText(text)).toBeVisible();
  });
});
