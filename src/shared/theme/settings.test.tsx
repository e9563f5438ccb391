import { expectConsole } from '@tests/setup/expect-console';
import { writeStyles } from '@tests/setup/quiet-styles';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { AppThemeProvider } from './app-theme-provider';
import { DEFAULT_SETTINGS, parseSettings, SETTINGS_KEY, useSettings } from './settings';
import { SettingsPopover } from '../settings/settings-popover';
import { THEME_TOKENS } from './tokens';

writeStyles();

function Shown() {
  const { settings } = useSettings();
  return <output>{JSON.stringify(settings)}</output>;
}

function renderSettings() {
  render(
    <AppThemeProvider>
      <SettingsPopover />
      <Shown />
    </AppThemeProvider>,
  );
  return { shown: () => JSON.parse(screen.getByRole('status', { hidden: true }).textContent) as unknown };
}

const rootColour = () => getComputedStyle(document.documentElement).getPropertyValue('--jl-bg');

describe('parseSettings', () => {
  it.each([
    ['nothing stored', null, DEFAULT_SETTINGS],
    ['no JSON', '{"theme":', DEFAULT_SETTINGS],
    ['a number', '7', DEFAULT_SETTINGS],
    ['null', 'null', DEFAULT_SETTINGS],
    ['an empty object', '{}', DEFAULT_SETTINGS],
    ['one field', '{"theme":"UNICORN"}', { ...DEFAULT_SETTINGS, theme: 'UNICORN' }],
    ['fields of a wrong kind', '{"direction":3,"responsiveFontSizes":"no"}', DEFAULT_SETTINGS],
    [
      'everything',
      '{"direction":"rtl","responsiveFontSizes":false,"theme":"ONE_DARK"}',
      { direction: 'rtl', responsiveFontSizes: false, theme: 'ONE_DARK' },
    ],
  ])('reads %s', (_, stored, expected) => {
    expect(parseSettings(stored)).toEqual(expected);
  });

  it('warns about an unknown theme and falls back to the first one', () => {
    expectConsole('warn', 'NIGHT');
    expect(parseSettings('{"theme":"NIGHT","direction":"rtl"}')).toEqual({
      ...DEFAULT_SETTINGS,
      direction: 'rtl',
      theme: 'LIGHT',
    });
  });
});

describe('settings', () => {
  it('start with left to right, responsive sizes and LIGHT', () => {
    expect(renderSettings().shown()).toEqual({ direction: 'ltr', responsiveFontSizes: true, theme: 'LIGHT' });
  });

  it('change the theme at once and are kept', async () => {
    const user = userEvent.setup();
    const { shown } = renderSettings();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByRole('radio', { name: 'Unicorn' }));
    expect(shown()).toMatchObject({ theme: 'UNICORN' });
    expect(rootColour()).toBe(THEME_TOKENS.UNICORN.bg);
    expect(parseSettings(localStorage.getItem(SETTINGS_KEY)).theme).toBe('UNICORN');
    await user.click(screen.getByRole('switch', { name: 'Responsive font sizes' }));
    expect(parseSettings(localStorage.getItem(SETTINGS_KEY)).responsiveFontSizes).toBe(false);
  });

  it('call the themes by names people read', async () => {
    const user = userEvent.setup();
    renderSettings();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const themes = within(await screen.findByRole('radiogroup', { name: 'Theme' })).getAllByRole('radio');
    expect(themes.map((theme) => theme.closest('label')?.textContent)).toEqual([
      'Light',
      'One Dark',
      'Unicorn',
    ]);
  });

  it('mirror the page', async () => {
    const user = userEvent.setup();
    renderSettings();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByRole('radio', { name: 'Right to left' }));
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await waitFor(() => expect(document.querySelector('style[data-emotion^="jl-rtl"]')).not.toBeNull());
    await user.click(screen.getByRole('radio', { name: 'Left to right' }));
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('follow a change made in another tab', () => {
    const { shown } = renderSettings();
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: SETTINGS_KEY, newValue: '{"theme":"ONE_DARK"}' }),
      );
    });
    expect(shown()).toMatchObject({ theme: 'ONE_DARK' });
    expect(rootColour()).toBe(THEME_TOKENS.ONE_DARK.bg);
  });
});
