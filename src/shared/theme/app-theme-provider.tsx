import '@fontsource-variable/inter';

import type { EmotionCache } from '@emotion/cache';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';

import { useComposition } from '../keyboard/use-composition';
import { createAppTheme } from './create-app-theme';
import { DirectionProvider } from './direction-provider';
import { ThemeGlobalStyles } from './global-styles';
import { useSettings } from './settings';
import { SettingsProvider } from './settings-provider';

function Themed({ styleCache, children }: AppThemeProviderProps) {
  const { settings } = useSettings();
  const theme = useMemo(() => createAppTheme(settings), [settings]);
  return (
    <DirectionProvider direction={settings.direction} {...(styleCache && { styleCache })}>
      {/* No storage of its own: the theme is part of our settings. */}
      <ThemeProvider theme={theme} storageManager={null} storageWindow={null}>
        <ThemeGlobalStyles theme={settings.theme} direction={settings.direction} />
        {children}
      </ThemeProvider>
    </DirectionProvider>
  );
}

export type AppThemeProviderProps = {
  /** Collects the styles of a page that is prerendered. */
  styleCache?: EmotionCache;
  children: ReactNode;
};

/** Provides local settings, theme, fonts, direction and base styles; leaves composing letters to the input method. */
export function AppThemeProvider({ children, ...props }: AppThemeProviderProps) {
  useComposition();
  return (
    <SettingsProvider>
      <Themed {...props}>{children}</Themed>
    </SettingsProvider>
  );
}
