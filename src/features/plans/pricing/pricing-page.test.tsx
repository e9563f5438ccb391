import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeRoster } from '@tests/factories/records';
import { renderWithData } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { wantedAddress } from '@/features/session/public';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { PricingPage } from './pricing-page';

// As on the prerendered page, where the browser navigates; a link that is followed would leave the test.
beforeEach(() => window.history.replaceState(null, '', '/pricing'));
const stay = (event: Event) => event.preventDefault();

const open = (options: RenderWithDataOptions = {}) =>
  renderWithData(
    <AppThemeProvider>
      <PricingPage />
    </AppThemeProvider>,
    { route: '/pricing', ...options },
  );

describe('the prices', () => {
  it('follow the size of the team and how often it is paid, in the address too', async () => {
    const user = userEvent.setup();
    open({ session: { state: 'signedOut', pendingUser: null } });
    const pro = within(screen.getByRole('region', { name: 'Pro' }));
    expect(pro.getByText(/\$39/)).toHaveTextContent('$39 a month');
    expect(pro.getByRole('link', { name: 'Start with Pro' })).toHaveAttribute('href', '/register');

    fireEvent.change(screen.getByLabelText('People in your team, you among them'), {
      target: { value: '12' },
    });
    expect(pro.getByText(/\$49/)).toHaveTextContent('$49 a month');
    expect(within(screen.getByRole('region', { name: 'Free' })).getByText('Not for 12 people')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yearly' }));
    expect(pro.getByText(/\$490/)).toHaveTextContent('$490 a year');
    const dealer = within(screen.getByRole('region', { name: 'Business Optimize' }));
    expect(dealer.getByText(/\$149/)).toHaveTextContent('$149 a month');
    expect(window.location.search).toBe('?people=12&interval=year');
    document.addEventListener('click', stay, { once: true });
    await user.click(pro.getByRole('link', { name: 'Start with Pro' }));
    const chosen = '/app/pre-order_upgrade?people=12&interval=year';
    expect(wantedAddress()).toBe(chosen);
    // For the tab that the verification mail opens.
    expect(Object.values(localStorage)).toContainEqual(expect.stringContaining(chosen));
    expect(screen.queryByText(/estimate|invoice/i)).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Open jobs and trackers 25 No limit No limit/ })).toBeVisible();
  });

  it('say on each tier what it contains, from the limits that are enforced', () => {
    open({ session: { state: 'signedOut', pendingUser: null } });
    const contents = (tier: string) =>
      within(screen.getByRole('list', { name: `${tier} contains` }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(contents('Free')).toEqual([
      'You and 2 employees',
      'Unlimited customers',
      '25 open jobs and trackers',
      '10 active tracking links',
      '2,000 rows in a CSV import',
      'Permissions for each person, with 5 presets',
      'History, export, work without signal',
    ]);
    expect(contents('Pro')).toEqual(
      expect.arrayContaining([
        'You and 9 employees, then $5 each a month',
        'Unlimited open jobs and trackers',
        'Workforce and Open leads by salesperson',
      ]),
    );
    expect(contents('Business Optimize')[0]).toBe('Unlimited people');
  });

  it('start with the number of people who use the product at the company', async () => {
    const [ann] = makeRoster().people;
    const people = ['dana', 'priya', 'tom', 'rosa', 'left'].map((uid) => ({
      ...ann,
      uid,
      active: uid !== 'left',
    }));
    open({
      user: { companyUuid: 'dana', owner: 'dana' },
      rows: { Rosters: [{ owner: 'dana', people }] },
    });
    const field = screen.getByLabelText('People in your team, you among them');
    await waitFor(() => expect(field).toHaveValue(4));
    expect(screen.getByRole('slider', { name: 'People, by slider' })).toHaveValue('4');
    expect(within(screen.getByRole('region', { name: 'Free' })).getByText('Not for 4 people')).toBeVisible();
  });

  it.each([
    [{}, /14 days on trial/, /had the trial/],
    [{ userSubscriptionEnd: 1 }, /You had the trial/, /on trial/],
    [
      { userPaid: true, userSubscriptionEnd: 1 },
      /^Everything without limits, for crews that grow\.$/,
      /trial/,
    ],
  ] as const)('promise a trial only when there is one: %o', (user, said, unsaid) => {
    open({ user });
    const pro = within(screen.getByRole('region', { name: 'Pro' }));
    expect(pro.getByText(said)).toBeVisible();
    expect(pro.queryByText(unsaid)).not.toBeInTheDocument();
  });

  it.each([
    [{}, 'Pro', 'Activate Pro', '/app/pre-order_upgrade?people=1&interval=month'],
    [{ userPaid: true }, 'Pro', 'Your subscription', '/app/account?tab=subscription'],
    [
      { louveRoofDealer: true },
      'Business Optimize',
      'Activate Business Optimize',
      '/app/pre-order_upgrade?people=1&interval=month',
    ],
  ] as const)('lead a signed-in user to %o', (user, tier, label, to) => {
    open({ user });
    const card = within(screen.getByRole('region', { name: tier }));
    expect(card.getByRole('link', { name: label })).toHaveAttribute('href', to);
  });
});
