import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataProvider } from '@/data/start/provider';
import type { Session } from '@/data/session/session';
import { memoryStoreWith, signedInAs } from '@/data/testing/render-with-data';
import { stateOver } from '@/data/testing/state-over';
import { AppError } from '@/domain/core/errors';
import { useNameScreen } from '@/shared/screen/screen-name';
import { Root } from './root';

const starting: Session = { state: 'starting', problem: null, retry: () => undefined };
const signedOut: Session = { state: 'signedOut', pendingUser: null };
const dana = signedInAs({ uuid: 'dana' });
const sam = signedInAs({ uuid: 'sam' });

/** A record's screen: it names its record, and a part of it can be removed while it has the focus. */
function CustomerScreen() {
  const [hasVisit, setHasVisit] = useState(true);
  useNameScreen('Noor Al-Masri');
  return (
    <main>
      <h1>Customer</h1>
      <Link to="?tab=timeline">Timeline</Link>
      <Link to="/app/account">To the account</Link>
      <div>{hasVisit && <button onClick={() => setHasVisit(false)}>Take off</button>}</div>
    </main>
  );
}

const routes = (fetchLogin?: () => Promise<object>) => [
  {
    element: <Root />,
    children: [
      {
        path: '/login',
        handle: { guard: 'guestOnly', title: 'Login' },
        element: <h1>Login</h1>,
        ...(fetchLogin ? { lazy: fetchLogin } : {}),
      },
      {
        path: '/onboarding',
        handle: { guard: 'onboarding', title: 'Welcome' },
        element: <h1>Welcome</h1>,
      },
      {
        path: '/app/account',
        handle: { guard: 'app', title: 'Account' },
        element: (
          <main>
            <h1>Account</h1>
          </main>
        ),
      },
      {
        path: '/app/customers/:id',
        handle: { guard: 'app', title: 'Customer' },
        element: <CustomerScreen />,
      },
    ],
  },
];

/** The root with an address and a session that the test changes; `shown` collects every rendered heading. */
function open(address: string, session: Session = starting, fetchLogin?: () => Promise<object>) {
  const store = memoryStoreWith({});
  let state = stateOver(store, session);
  const listeners = new Set<() => void>();
  const runtime = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
  };
  const become = (next: Session) =>
    act(() => {
      state = { ...state, session: next };
      for (const tell of listeners) tell();
    });
  const router = createMemoryRouter(routes(fetchLogin), { initialEntries: [address] });
  const nothing = () => undefined;
  const { container } = render(
    <DataProvider runtime={runtime} onAccepted={nothing} onRefused={nothing}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  const shown: string[] = [];
  new MutationObserver(() => {
    for (const heading of container.querySelectorAll('h1')) shown.push(heading.textContent);
  }).observe(container, { childList: true, subtree: true });
  const path = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { become, router, path, shown, user: userEvent.setup() };
}

const loader = () => screen.getByRole('status', { name: 'Loading Joblane' });

describe('a slow start', () => {
  it('shows the full-screen loader, and then the requested screen, never the login', async () => {
    const { become, shown, path } = open('/app/customers/7');
    expect(loader()).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    become(dana);
    expect(await screen.findByRole('heading', { name: 'Customer' })).toBeVisible();
    expect(path()).toBe('/app/customers/7');
    expect(new Set(shown)).toEqual(new Set(['Customer']));
  });

  it('shows the loader on the login, too, and never the form to a logged-in user', async () => {
    const { become, shown } = open('/login');
    expect(loader()).toBeVisible();
    become(dana);
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
    expect(new Set(shown)).toEqual(new Set(['Account']));
  });

  it('that is stuck explains why, and tries again', async () => {
    const retry = vi.fn();
    const { user } = open('/app/account', { ...starting, problem: new AppError('network'), retry });
    const words = within(screen.getByRole('main'));
    expect(words.getByText(/^No connection/)).toBeVisible();
    await user.click(words.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('the wanted address', () => {
  it('is where a visitor is led after the login', async () => {
    const { become, path } = open('/app/customers/7?tab=timeline');
    become(signedOut);
    await waitFor(() => expect(path()).toBe('/login'));
    become(starting);
    become(dana);
    await waitFor(() => expect(path()).toBe('/app/customers/7?tab=timeline'));
  });

  it('does not survive a logout: the next person starts at their own account', async () => {
    const { become, path } = open('/app/customers/7');
    become(dana);
    await screen.findByRole('heading', { name: 'Customer' });
    become(starting);
    become(signedOut);
    await waitFor(() => expect(path()).toBe('/login'));
    become(sam);
    await waitFor(() => expect(path()).toBe('/app/account'));
  });

  it('does not survive a logout whose login still has to load', async () => {
    let arrive = (_route: object): void => undefined;
    const login = new Promise<object>((resolve) => (arrive = resolve));
    const { become, path } = open('/app/customers/7', starting, () => login);
    become(dana);
    await screen.findByRole('heading', { name: 'Customer' });
    become(signedOut);
    // The account is reported once more while the login loads.
    become({ ...signedOut });
    arrive({});
    await waitFor(() => expect(path()).toBe('/login'));
    become(sam);
    await waitFor(() => expect(path()).toBe('/app/account'));
  });

  it('that was never reached is forgotten with the logout', async () => {
    const { become, path } = open('/app/customers/7');
    become(signedOut);
    await waitFor(() => expect(path()).toBe('/login'));
    become(signedInAs({ uuid: 'dana', onBoarded: false }));
    await waitFor(() => expect(path()).toBe('/onboarding'));
    become(signedOut);
    await waitFor(() => expect(path()).toBe('/login'));
    become(sam);
    await waitFor(() => expect(path()).toBe('/app/account'));
  });
});

describe('going on', () => {
  it('names the screen in the window and starts it at its top, but only when the path changes', async () => {
    const { user, path } = open('/app/customers/7', dana);
    expect(document.title).toBe('Noor Al-Masri · Customer · Joblane');
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await user.click(await screen.findByRole('link', { name: 'Timeline' }));
    await waitFor(() => expect(path()).toBe('/app/customers/7?tab=timeline'));
    expect(scrollTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'To the account' }));
    await screen.findByRole('heading', { name: 'Account' });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(document.title).toBe('Account · Joblane');
  });

  it('moves the focus to the heading of a new screen, but not for another tab of the same one', async () => {
    const { user } = open('/app/customers/7', dana);
    const timeline = await screen.findByRole('link', { name: 'Timeline' });
    await user.click(timeline);
    expect(timeline).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'To the account' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Account' })).toHaveFocus());
  });

  it('never leaves the focus on the body when the focused element is removed', async () => {
    const { user } = open('/app/customers/7', dana);
    await user.click(await screen.findByRole('button', { name: 'Take off' }));
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });
});
