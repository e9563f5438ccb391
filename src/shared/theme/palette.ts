import type { PaletteOptions } from '@mui/material/styles';

import { THEME_TOKENS, type ThemeName } from './tokens';

type Attention = { main: string; tint: string; contrastText: string };
type Float = { main: string; text: string; muted: string; line: string };

type OwnColours = {
  attention: Attention;
  float: Float;
  lineStrong: string;
  hover: string;
  selected: string;
  chartTrack: string;
  scrim: string;
  laneRest: string;
  band: string;
};

declare module '@mui/material/styles' {
  interface Palette extends OwnColours {}
  interface PaletteOptions extends Partial<OwnColours> {}
  interface PaletteColor {
    /** Fill behind text of the same colour. */
    tint: string;
    /** Hover colour, and text on the tint. */
    strong: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
    strong?: string;
  }
}

/** The MUI palette of a theme, built from its tokens. */
export function createPaletteOptions(name: ThemeName): PaletteOptions {
  const t = THEME_TOKENS[name];
  const onColour = t.mode === 'light' ? t.paper : t.bg;
  const colour = (main: string, tint: string) => ({
    main,
    light: main,
    dark: main,
    contrastText: onColour,
    tint,
    strong: main,
  });
  const primary = {
    ...colour(t.primary, t.primaryTint),
    contrastText: t.onPrimary,
    dark: t.primaryStrong,
    strong: t.primaryStrong,
  };
  return {
    mode: t.mode,
    primary,
    secondary: primary,
    info: primary,
    success: colour(t.success, t.successTint),
    error: colour(t.error, t.errorTint),
    warning: colour(t.attention, t.attentionTint),
    attention: { main: t.attention, tint: t.attentionTint, contrastText: onColour },
    float: { main: t.float, text: t.floatText, muted: t.floatMuted, line: t.floatLine },
    text: { primary: t.text, secondary: t.muted, disabled: t.muted },
    background: { default: t.bg, paper: t.paper },
    divider: t.divider,
    action: {
      hover: t.hover,
      selected: t.selected,
      active: t.muted,
      focus: t.hover,
      disabled: t.muted,
      disabledBackground: t.divider,
    },
    lineStrong: t.lineStrong,
    hover: t.hover,
    selected: t.selected,
    chartTrack: t.chartTrack,
    scrim: t.scrim,
    laneRest: t.laneRest,
    band: t.band,
  };
}
