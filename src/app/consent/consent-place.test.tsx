import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { track } from '@/data/analytics/analytics';
import { countPage, reopenConsent, startConsent } from '@/data/analytics/consent';
import { paths } from '@/domain/navigation/paths';
import { ConsentPlace } from './consent-place';
// Loaded lazily in the app; here that would happen in the middle of a test.
import './consent-banner';

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const said = () =>
  (window.dataLayer ?? []).map((entry) => ('event' in entry ? entry['event'] : Object.values(entry)));

/** Starts the app at an address, in a build with or without a container. */
function visit(address: string, container: string | null = 'GTM-1 2', isShown = true) {
  const reload = vi.fn();
  const { pathname, search } = new URL(address, 'https://joblane.example');
  startConsent(container, { pathname, search }, reload);
  const { unmount } = render(
    <ConsentPlace title="Screen" address={{ pathname, search }} isShown={isShown} />,
  );
  const user = userEvent.setup();
  const answer = async (name: 'Accept' | 'Decline') =>
    user.click(await screen.findByRole('button', { name }));
  /** Leaves the document, with every script that ran in it. */
  const end = () => {
    unmount();
    for (const script of document.head.querySelectorAll('script')) script.remove();
    delete window.dataLayer;
  };
  return { reload, answer, end };
}

afterEach(() => {
  startConsent(null, { pathname: '/', search: '' });
  for (const script of document.head.querySelectorAll('script')) script.remove();
  document.cookie = '_ga_X1=; max-age=0; path=/';
  document.cookie = 'other=; max-age=0; path=/';
});

describe('the question about cookies', () => {
  it('is not shown without a tag manager, and events stay on the device', async () => {
    localStorage.setItem('cookies', 'accepted');
    visit(paths.home, null);
    act(reopenConsent);
    track('login');
    await expect(screen.findByRole('region', {}, { timeout: 50 })).rejects.toThrow('Unable to find');
    expect(scripts()).toEqual([]);
    expect(said()).toEqual(['login']);
  });

  it('is shown before anything loads; earlier events are dropped', async () => {
    const { answer } = visit(paths.login);
    expect(await screen.findByRole('button', { name: 'Decline' })).toBeVisible();
    track('login');
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    await answer('Accept');
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(said()).not.toContain('login');
  });

  it.each([
    paths.tracking('a1b2'),
    paths.employee('a1b2'),
    `${paths.login}?mode=verifyEmail&oobCode=a1b2`,
    `${paths.addToNetwork}?invite=a1b2`,
  ])('is not shown at %s, and nothing runs there after an earlier "Accept"', async (address) => {
    const first = visit(address);
    await expect(screen.findByRole('region', {}, { timeout: 50 })).rejects.toThrow('Unable to find');
    first.end();
    localStorage.setItem('cookies', 'accepted');
    visit(address);
    track('empLogin');
    await expect(waitFor(() => expect(scripts()).not.toEqual([]), { timeout: 50 })).rejects.toThrow();
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('a moment at an address that works as a key', () => {
  const joinAt = (address: string) => {
    const { end } = visit(address);
    track('empLogin', { method: 'password' });
    expect(window.dataLayer).toBeUndefined();
    end();
  };

  it('is told by the next document without such an address, once, and without the address', async () => {
    localStorage.setItem('cookies', 'accepted');
    joinAt(paths.employee('a1b2'));
    const next = visit(paths.dashboard);
    await waitFor(() => expect(window.dataLayer).toContainEqual({ event: 'empLogin', method: 'password' }));
    expect(JSON.stringify(window.dataLayer)).not.toContain('a1b2');
    next.end();
    visit(paths.dashboard);
    await waitFor(() => expect(said()).toContain('page_view'));
    expect(said()).not.toContain('empLogin');
  });

  it('is dropped without an earlier "Accept", and by "Decline"', async () => {
    joinAt(paths.employee('a1b2'));
    expect(localStorage).toHaveLength(0);
    localStorage.setItem('cookies', 'accepted');
    joinAt(paths.employee('a1b2'));
    localStorage.setItem('cookies', 'declined');
    visit(paths.dashboard).end();
    localStorage.setItem('cookies', 'accepted');
    visit(paths.dashboard);
    await waitFor(() => expect(said()).toContain('page_view'));
    expect(said()).not.toContain('empLogin');
  });

  it('is not told on another day', async () => {
    localStorage.setItem('cookies', 'accepted');
    joinAt(paths.employee('a1b2'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60_000 });
    visit(paths.dashboard);
    await waitFor(() => expect(said()).toContain('page_view'));
    expect(said()).not.toContain('empLogin');
  });
});

describe('"Accept"', () => {
  it('loads the container once and reports screens without ids, searches and names', async () => {
    const { answer } = visit(paths.customer('a1b2'));
    await answer('Accept');
    await waitFor(() => expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1%202']));
    expect(banner()).not.toBeInTheDocument();
    track('sign_up');
    countPage({ pathname: paths.pricing, title: 'Pricing' });
    countPage({ pathname: paths.pricing, title: 'Pricing' });
    expect(said()).toMatchObject([
      ['consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied' }],
      'gtm.js',
      ['set', { page_location: `${window.location.origin}/app/customers/:id`, page_title: 'Screen' }],
      'page_view',
      'sign_up',
      ['set', { page_location: `${window.location.origin}/pricing`, page_title: 'Pricing' }],
      'page_view',
    ]);
    act(reopenConsent);
    await answer('Accept');
    expect(scripts()).toHaveLength(1);
  });

  it('is kept for the next session, which does not ask', async () => {
    const first = visit(paths.login);
    await first.answer('Accept');
    await waitFor(() => expect(scripts()).toHaveLength(1));
    first.end();
    visit(paths.home);
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(banner()).not.toBeInTheDocument();
  });
});

it('does not count a screen that the guard redirects', async () => {
  const { answer } = visit(paths.customers, 'GTM-1', false);
  await answer('Accept');
  await waitFor(() => expect(scripts()).toHaveLength(1));
  countPage({ pathname: paths.login, title: 'Login' });
  expect(JSON.stringify(window.dataLayer)).not.toContain(paths.customers);
});

describe('"Decline"', () => {
  it('loads nothing, then and in the next session, which does not ask', async () => {
    const first = visit(paths.login);
    await first.answer('Decline');
    expect(banner()).not.toBeInTheDocument();
    first.end();
    const next = visit(paths.home);
    track('login');
    await expect(screen.findByRole('region', {}, { timeout: 50 })).rejects.toThrow('Unable to find');
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    expect(next.reload).not.toHaveBeenCalled();
  });

  it('after "Accept" removes the cookies and loads the page again', async () => {
    const { answer, reload } = visit(paths.login);
    await answer('Accept');
    await waitFor(() => expect(scripts()).toHaveLength(1));
    document.cookie = '_ga_X1=1; path=/';
    document.cookie = 'other=1; path=/';
    act(reopenConsent);
    expect(await screen.findByRole('region', { name: 'Cookies' })).toHaveFocus();
    expect(banner()).toHaveTextContent('So far you have accepted.');
    await answer('Decline');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(document.cookie).toBe('other=1');
    expect(localStorage.getItem('cookies')).toBe('declined');
  });

  it('in another tab ends the counting in this one', async () => {
    const { answer, reload } = visit(paths.login);
    await answer('Accept');
    await waitFor(() => expect(scripts()).toHaveLength(1));
    localStorage.setItem('cookies', 'declined');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cookies' })));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    track('login');
    expect(said()).not.toContain('login');
  });
});
