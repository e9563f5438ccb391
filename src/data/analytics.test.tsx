import { afterEach, describe, expect, it } from 'vitest';
import { setAnalytics, track } from './analytics';

afterEach(() => setAnalytics('none'));

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
    setAnalytics('closed');
    track('login', { method: 'password' });
    setAnalytics('open');
    track('first_login');
    expect(window.dataLayer).toEqual([{ event: 'first_login' }]);
  });
});
