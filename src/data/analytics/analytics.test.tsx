import { afterEach, describe, expect, it } from 'vitest';
import { openAnalytics, setTagManager, track } from './analytics';

afterEach(() => setTagManager(null));

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

  it('drops events without consent', () => {
    setTagManager({ id: 'GTM-1', address: { pathname: '/', search: '' } });
    track('login', { method: 'password' });
    openAnalytics(true);
    track('first_login');
    expect(window.dataLayer).toEqual([{ event: 'first_login' }]);
  });
});
