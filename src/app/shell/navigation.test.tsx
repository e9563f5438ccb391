import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menuFor } from '@/domain/navigation/menus';
import { sessionUser, viewerOf } from '@/domain/session/session';
import { blankUser } from '@/domain/account/user';
import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { Navigation } from './navigation';

const user = sessionUser({ ...blankUser('u1', 'dana@example.com', 0), onBoarded: true }, null);

type Rows = NonNullable<Parameters<typeof renderWithData>[1]>['rows'];

async function show(route: string, overrides: Partial<typeof user> = {}, rows: NonNullable<Rows> = {}) {
  const onNavigate = vi.fn();
  const shown = { ...user, ...overrides };
  renderWithData(
    <AppThemeProvider>
      <Navigation
        sections={menuFor(shown, viewerOf(shown))}
        user={shown}
        hasMarks={false}
        onNavigate={onNavigate}
      />
    </AppThemeProvider>,
    { route, rows, user: overrides },
  );
  return { onNavigate, nav: await screen.findByRole('navigation', { name: 'Main' }) };
}

describe('the drawer', () => {
  beforeEach(() => localStorage.clear());

  it('opens the group of the current screen and marks the screen', async () => {
    const { nav } = await show('/app/management/customers');
    expect(within(nav).getByRole('link', { name: 'Open Leads List' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(nav).getByRole('button', { name: 'Open Trackers' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it.each([
    ['/app/chat/new', 'Chat'],
    ['/app/mail/inbox', 'Mail'],
    ['/app/social/profile', 'Social'],
    ['/app/social/feed', 'Social'],
  ])('marks the room of %s', async (address, name) => {
    const { nav } = await show(address);
    const marked = within(nav)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('remembers which groups a person opened', async () => {
    const person = userEvent.setup();
    const { nav } = await show('/app/account');
    await person.click(within(nav).getByRole('button', { name: 'Open Jobs' }));
    expect(within(nav).getByRole('link', { name: 'Open Jobs List' })).toBeVisible();
    expect(localStorage.getItem('nav.Jobs')).toBe('open');
  });

  it('closes and opens a section by its title, and remembers that', async () => {
    const person = userEvent.setup();
    const { nav } = await show('/app/account');
    const team = within(nav).getByRole('button', { name: 'Team' });
    expect(team).toHaveAttribute('aria-expanded', 'false');
    expect(within(nav).queryByRole('link', { name: 'Chat' })).not.toBeInTheDocument();
    await person.click(team);
    expect(within(nav).getByRole('link', { name: 'Chat' })).toBeVisible();
    expect(localStorage.getItem('nav.section.Team')).toBe('open');
    await person.click(team);
    expect(within(nav).queryByRole('link', { name: 'Chat' })).not.toBeInTheDocument();
  });

  it('shows the current screen also in a section that was closed, until it is closed there', async () => {
    localStorage.setItem('nav.section.Team', 'closed');
    const person = userEvent.setup();
    const { nav } = await show('/app/mail/inbox');
    expect(within(nav).getByRole('link', { name: 'Mail' })).toHaveAttribute('aria-current', 'page');
    await person.click(within(nav).getByRole('button', { name: 'Team' }));
    expect(within(nav).queryByRole('link', { name: 'Mail' })).not.toBeInTheDocument();
  });

  it('reports its use, so that the temporary drawer can close', async () => {
    const person = userEvent.setup();
    const { nav, onNavigate } = await show('/app/account');
    await person.click(within(nav).getByRole('link', { name: 'Dashboard' }));
    expect(onNavigate).toHaveBeenCalledOnce();
  });

  it.each([
    { userPaid: false, label: 'Activate Pro', href: '/pricing' },
    { userPaid: true, label: 'Subscription Active', href: '/app/account' },
  ])('ends with $label', async ({ userPaid, label, href }) => {
    const { nav } = await show('/app/account', { userPaid });
    expect(within(nav).getByRole('link', { name: new RegExp(label) })).toHaveAttribute('href', href);
  });

  it.each([
    ['past due', true],
    ['active', false],
  ])('marks a running plan that is %s: %s', async (state, isMarked) => {
    const later = Date.now() + 86_400_000;
    const plan = { owner: TEST_UID, plan: 'Pro', state, periodEnd: later, endsAt: later };
    const { nav } = await show('/app/account', { userPaid: true }, { Entitlements: [plan] });
    const link = within(nav).getByRole('link', { name: /Subscription Active/ });
    if (isMarked) await waitFor(() => expect(link).toHaveTextContent('Payment is due'));
    else expect(link).not.toHaveTextContent('Payment is due');
  });
});
