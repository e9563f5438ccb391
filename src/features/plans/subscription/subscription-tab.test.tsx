import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { DAY_MS } from '@/domain/time/time';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { SubscriptionTab } from './subscription-tab';

const now = Date.now();
const plan = {
  owner: TEST_UID,
  plan: 'Pro',
  state: 'active',
  interval: 'month',
  seats: 12,
  eventId: 'evt_1',
  startedAt: now - DAY_MS,
  periodEnd: now + 29 * DAY_MS,
  endsAt: now + 43 * DAY_MS,
};

const open = (entitlement: object | null, options: RenderWithDataOptions = {}) =>
  renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <SubscriptionTab />
      </FeedbackProvider>
    </AppThemeProvider>,
    {
      user: { tier: entitlement ? 'Pro' : 'Free', userPaid: entitlement !== null },
      rows: {
        ...(entitlement ? { Entitlements: [{ ...plan, ...entitlement }] } : {}),
        Bills: [
          {
            owner: TEST_UID,
            bills: [
              { id: 'in_1', number: 'JL-1', at: now, amount: 4_900, state: 'Paid', link: '', eventAt: now },
            ],
          },
        ],
      },
      ...options,
    },
  );

describe('the subscription', () => {
  it('shows state, people and bills, and changes people and interval', async () => {
    const user = userEvent.setup();
    const changeSubscription = vi.fn(() => ({}));
    open({}, { functions: { changeSubscription } });
    expect(await screen.findByText('Subscription Active')).toBeVisible();
    expect(screen.getByText('1 of 12')).toBeVisible();
    expect(within(await screen.findByRole('list', { name: 'Invoices' })).getByText('$49.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Yearly' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(changeSubscription).toHaveBeenCalledWith({ interval: 'year', seats: 12, isEnding: false }),
    );
    expect(await screen.findByText('The plan is changed')).toBeVisible();
  });

  it('leads to the portal for card and bills, or explains why not', async () => {
    const user = userEvent.setup();
    const billingPortal = vi.fn().mockImplementationOnce(() => {
      throw new AppError('not-found', { sentence: 'There are no payments yet.' });
    });
    billingPortal.mockReturnValue({ url: '#the-portal' });
    open({}, { functions: { billingPortal } });
    const portal = await screen.findByRole('button', { name: 'Card, address and billing' });
    await user.click(portal);
    expect(await screen.findByText('There are no payments yet.')).toBeVisible();
    await user.click(portal);
    await waitFor(() => expect(window.location.hash).toBe('#the-portal'));
    expect(screen.queryByText('There are no payments yet.')).not.toBeInTheDocument();
    window.location.hash = '';
  });

  it('is cancelled only after asking, and taken up again', async () => {
    const user = userEvent.setup();
    const changeSubscription = vi.fn(() => ({}));
    const { unmount } = open({}, { functions: { changeSubscription } });
    await user.click(await screen.findByRole('button', { name: 'Cancel the plan…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Pro?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel the plan' }));
    await waitFor(() =>
      expect(changeSubscription).toHaveBeenLastCalledWith({ interval: 'month', seats: 12, isEnding: true }),
    );
    unmount();
    open({ state: 'cancelled' }, { functions: { changeSubscription } });
    await user.click(await screen.findByRole('button', { name: 'Take it up again' }));
    await waitFor(() =>
      expect(changeSubscription).toHaveBeenLastCalledWith({ interval: 'month', seats: 12, isEnding: false }),
    );
  });

  it.each([
    ['a payment that failed', { state: 'past due' }, 'Payment is due', 'Runs until'],
    ['a period that ended without word', { periodEnd: now - 1 }, 'Payment is due', 'Runs until'],
    ['a plan that is over', { endsAt: now - 1 }, 'Ended', 'Ended on'],
    ['a trial', { state: 'trial', trialEnd: now + DAY_MS }, 'Trial', 'Trial until'],
  ])('shows the state after %s', async (_, entitlement, label, date) => {
    open(entitlement);
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.getByText(date)).toBeVisible();
  });

  it('reports a failed payment prominently, and leads to the card', async () => {
    const user = userEvent.setup();
    open({ state: 'past due' }, { functions: { billingPortal: () => ({ url: '#the-card' }) } });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The last payment failed')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'Change the card' }));
    await waitFor(() => expect(window.location.hash).toBe('#the-card'));
    window.location.hash = '';
  });

  it('informs employees of a failed payment, without a link to the card', async () => {
    open({ state: 'past due' }, { user: { isAdmin: false, companyUser: true, userPaid: true, tier: 'Pro' } });
    expect(await screen.findByText('The last payment failed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the card' })).not.toBeInTheDocument();
  });

  it('shows Free the use of its limits, and where to choose the people who stay', async () => {
    const person = { name: '', firstName: '', role: '', phone: '', photo: '', colour: '0', isAdmin: false };
    const people = ['ann', 'bo', 'cy', 'di'].map((uid) => ({ ...person, uid, active: true }));
    open(null, {
      user: { companyUser: true, isCompanyAdmin: true },
      rows: {
        Rosters: [{ owner: TEST_UID, people }],
        Usage: [{ owner: TEST_UID, openWork: 6, links: [{ until: now + DAY_MS }] }],
      },
    });
    expect(await screen.findByText('6 of 25 open jobs and trackers')).toBeVisible();
    expect(screen.getByText('1 of 10 active tracking links')).toBeVisible();
    expect(await screen.findByText('4 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'choose who stays' })).toHaveAttribute(
      'href',
      '/app/company/ManageEmployees',
    );
    expect(screen.getByText('Basic use is free')).toBeVisible();
  });

  it('is only shown to employees', async () => {
    open({}, { user: { isAdmin: false, companyUser: true, userPaid: true, tier: 'Pro' } });
    expect(await screen.findByText('Your company’s administrators take care of it.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Invoices')).not.toBeInTheDocument();
  });
});
