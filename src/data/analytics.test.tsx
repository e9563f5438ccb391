import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeAnalytics, countPage, openAnalytics, track } from './analytics';

afterEach(() => openAnalytics(null));

describe('analytics', () => {
  it('keeps counted moments on the device and loads nothing by itself', () => {
    track('sign_up', { method: 'password' });
    track('Email Registered');
    expect(window.dataLayer).toEqual([
      { event: 'sign_up', method: 'password' },
      { event: 'Email Registered' },
    ]);
    expect(document.querySelector('script')).toBeNull();
  });

  it('drops what happens while the door is closed', () => {
    closeAnalytics();
    track('login', { method: 'password' });
    openAnalytics(null);
    track('first_login');
    expect(window.dataLayer).toEqual([{ event: 'first_login' }]);
  });

  it('tells each screen from the one that is open on', () => {
    const tell = vi.fn();
    countPage({ pathname: '/login', title: 'Login' });
    openAnalytics(tell);
    countPage({ pathname: '/register', title: 'Sign Up' });
    countPage({ pathname: '/register', title: 'Sign Up' });
    closeAnalytics();
    countPage({ pathname: '/pricing', title: 'Pricing' });
    expect(tell.mock.calls.flat()).toEqual([
      { pathname: '/login', title: 'Login' },
      { pathname: '/register', title: 'Sign Up' },
    ]);
  });
});
