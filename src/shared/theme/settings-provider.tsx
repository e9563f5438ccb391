import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { parseSettings, SETTINGS_KEY, SettingsContext, type Settings } from './settings';

function readStored(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

function store(settings: Settings): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // A full or disabled storage must not block the change in this tab.
  }
}

export type SettingsProviderProps = { children: ReactNode };

/** Provides the local settings, keeps them in local storage and follows changes of other tabs. */
export function SettingsProvider({ children }: SettingsProviderProps) {
  const [settings, setSettings] = useState(() => parseSettings(readStored()));

  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === SETTINGS_KEY || event.key === null) setSettings(parseSettings(event.newValue));
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  const state = useMemo(
    () => ({
      settings,
      update: (change: Partial<Settings>) => {
        const next = { ...settings, ...change };
        store(next);
        setSettings(next);
      },
    }),
    [settings],
  );

  return <SettingsContext value={state}>{children}</SettingsContext>;
}
