import { afterEach, describe, expect, it } from 'vitest';
import { loadTagManager, track } from './analytics';

afterEach(() => {
  // Nothing else: the sheets of other files in this worker stand there too.
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

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

  it('loads the tag manager of a configured container', () => {
    loadTagManager('GTM-1 2');
    expect(document.querySelector('script')?.src).toBe(
      'https://www.googletagmanager.com/gtm.js?id=GTM-1%202',
    );
    expect(window.dataLayer).toMatchObject([{ event: 'gtm.js' }]);
  });
});
