import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

import { cssVariables } from './css-variables';
import { LOW_WINDOW } from './low-window';
import type { ThemeName } from './tokens';

const base = {
  html: {
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
    textRendering: 'optimizeLegibility',
  },
  // Not inherited, and not on `::before` and `::after`: each makes every element's style slower to compute.
  '*': { boxSizing: 'border-box' },
  // Avoids a lone "pm" on the last line.
  body: { margin: 0, fontSynthesis: 'none', textWrap: 'pretty' },
  // The browser's "hidden" makes a paint layer of every icon, and a board or list has hundreds.
  svg: { flex: 'none', overflow: 'clip' },
  '[dir="rtl"] svg[data-mirror]': { transform: 'scaleX(-1)' },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0 },
  ':focus-visible': { outline: '2px solid var(--jl-primary)', outlineOffset: '2px' },
  // A heading takes the focus only for screen readers; it has no action.
  'h1:focus-visible': { outline: 'none' },
  // For money, times and counts only: in words and dates the wide digits leave gaps.
  '.tn': { fontVariantNumeric: 'tabular-nums' },
  '.visually-hidden': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  // In the build instead of MUI's spinner in loading buttons (`withoutUnused`).
  '.jl-spinner': {
    display: 'block',
    width: 16,
    height: 16,
    border: '2px solid',
    borderInlineStartColor: 'transparent',
    borderRadius: '50%',
    animation: 'jl-turn 0.9s linear infinite',
  },
  '@keyframes jl-turn': { to: { transform: 'rotate(1turn)' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None, not a short one: each element would pass a new colour on one frame after its parent.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
    // The drag library waits for the end of this one: without it, what is dropped would never be let go.
    '[data-rfd-draggable-id]': { transition: 'transform 0.01ms !important' },
  },
} as const;

/** Each text keeps the direction of its own letters: "31 of 48" and phone numbers stay in order. */
const rightToLeft = {
  body: { textAlign: ['-webkit-match-parent', 'match-parent'] },
  'body *': { unicodeBidi: 'plaintext' },
} as const;

/** Default text and background colours; printed pages stay white. */
const ground = (theme: Theme) => ({
  'strong, b': { fontWeight: theme.typography.fontWeightBold },
  body: {
    ...theme.typography.body1,
    color: 'var(--jl-text)',
    background: 'var(--jl-bg)',
    '@media print': { background: '#fff' },
  },
});

export type ThemeGlobalStylesProps = { theme: ThemeName; direction: 'ltr' | 'rtl' };

/** The theme's custom properties and the document's base rules. */
export function ThemeGlobalStyles({ theme, direction }: ThemeGlobalStylesProps) {
  return (
    <>
      <GlobalStyles styles={base} />
      <GlobalStyles styles={ground} />
      {direction === 'rtl' && <GlobalStyles styles={rightToLeft} />}
      <GlobalStyles
        styles={{
          ':root': { ...cssVariables(theme), '--jl-gutter': '24px' },
          '@media (max-width: 899.95px)': { ':root': { '--jl-gutter': '16px' } },
          [LOW_WINDOW]: { ':root': { '--jl-topbar': '48px' } },
        }}
      />
    </>
  );
}
