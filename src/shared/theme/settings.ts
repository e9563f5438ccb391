import { createContext, use } from 'react';

import { THEME_NAMES, type ThemeName } from './tokens';

/** The user's settings in this browser, in local storage under the key `settings`. */
export type Settings = {
  direction: 'ltr' | 'rtl';
  responsiveFontSizes: boolean;
  theme: ThemeName;
};

export const SETTINGS_KEY = 'settings';

export const DEFAULT_SETTINGS: Settings = { direction: 'ltr', responsiveFontSizes: true, theme: 'LIGHT' };

function isThemeName(value: unknown): value is ThemeName {
  return THEME_NAMES.some((name) => name === value);
}

function parseTheme(value: unknown): ThemeName {
  if (value === undefined) return DEFAULT_SETTINGS.theme;
  if (isThemeName(value)) return value;
  const [first] = THEME_NAMES;
  console.warn(`The theme ${JSON.stringify(value)} is not known. Using ${first}.`);
  return first;
}

/** Parses stored settings; unreadable values fall back to the defaults. Warns about an unknown theme. */
export function parseSettings(stored: string | null): Settings {
  if (stored === null) return DEFAULT_SETTINGS;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return DEFAULT_SETTINGS;
  }
  if (typeof value !== 'object' || value === null) return DEFAULT_SETTINGS;
  const { direction, responsiveFontSizes, theme }: { [key in keyof Settings]?: unknown } = value;
  return {
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    responsiveFontSizes: typeof responsiveFontSizes === 'boolean' ? responsiveFontSizes : true,
    theme: parseTheme(theme),
  };
}

export type SettingsState = { settings: Settings; update: (change: Partial<Settings>) => void };

export const SettingsContext = createContext<SettingsState>({ settings: DEFAULT_SETTINGS, update: () => {} });

/** The local settings and their setter; a change is stored and reaches every open tab. */
export function useSettings(): SettingsState {
  return use(SettingsContext);
}
