import { THEME_TOKENS, type ThemeName } from './tokens';

const LAYOUT = {
  '--jl-font': '"Inter Variable", Inter, "Liberation Sans", "Noto Sans", system-ui, sans-serif',
  '--jl-radius': '10px',
  '--jl-radius-s': '6px',
  '--jl-topbar': '64px',
  '--jl-drawer': '256px',
  '--jl-side': '320px',
  '--jl-row': '44px',
  '--jl-head': '36px',
  '--jl-control': '36px',
  '--jl-motion': '160ms',
};

function variableName(token: string): string {
  return `--jl-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A theme's custom properties (`--jl-…`), for parts outside MUI. A change of theme changes only these values. */
export function cssVariables(name: ThemeName): Record<string, string> {
  const { tones, mode, ...colours } = THEME_TOKENS[name];
  const variables: Record<string, string> = { ...LAYOUT, colorScheme: mode };
  for (const [token, value] of Object.entries(colours)) variables[variableName(token)] = value;
  for (const [tone, { ink, fill, edge }] of Object.entries(tones)) {
    variables[`--jl-st-${tone}`] = ink;
    variables[`--jl-st-${tone}-fill`] = fill;
    variables[`--jl-st-${tone}-edge`] = edge;
  }
  return variables;
}
