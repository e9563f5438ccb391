import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { storesAccount } from '@/data/start/start-visitor';
import { DEFAULT_SETTINGS } from '@/shared/theme/settings';
import { BEFORE_PAINT } from './before-paint';

const root = document.documentElement;

/** Runs the script as the head of a page does; gives how the page starts. */
function start(): string | undefined {
  delete root.dataset['start'];
  runInThisContext(BEFORE_PAINT);
  const result = root.dataset['start'];
  delete root.dataset['start'];
  return result;
}

const ACCOUNT = 'firebase:authUser:demo-key:[DEFAULT]';

describe('before a prerendered page is painted', () => {
  it.each([
    ['nothing stored', {}, {}, undefined],
    ['the default settings', { settings: JSON.stringify(DEFAULT_SETTINGS) }, {}, undefined],
    ['another theme', { settings: JSON.stringify({ ...DEFAULT_SETTINGS, theme: 'UNICORN' }) }, {}, 'fresh'],
    ['the other direction', { settings: '{"direction":"rtl"}' }, {}, 'fresh'],
    ['an account on the device', { [ACCOUNT]: '{}' }, {}, 'app'],
    ['an account in the window', {}, { [ACCOUNT]: '{}' }, 'app'],
    ['an account and another theme', { [ACCOUNT]: '{}', settings: '{"theme":"UNICORN"}' }, {}, 'app'],
  ] as const)('%s', (_name, device, window, expected) => {
    for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(window)) sessionStorage.setItem(key, value);
    expect(start()).toBe(expected);
    expect(storesAccount()).toBe(expected === 'app');
  });

  it('keeps a form from being sent by the browser, and marks it', () => {
    start();
    const form = document.createElement('form');
    document.body.append(form);
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(form).toHaveProperty('isPressed', true);
    form.remove();
  });
});
