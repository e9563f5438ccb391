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
  // Not `inherit`, and not for what stands before and after: each makes every element's style dearer to find.
  '*': { boxSizing: 'border-box' },
  // No "pm" alone on a last line.
  body: { margin: 0, fontSynthesis: 'none', textWrap: 'pretty' },
  svg: { flex: 'none' },
  '[dir="rtl"] svg[data-mirror]': { transform: 'scaleX(-1)' },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0 },
  ':focus-visible': { outline: '2px solid var(--jl-primary)', outlineOffset: '2px' },
  // A heading gets the focus only to be read from; nothing can be done with it.
  'h1:focus-visible': { outline: 'none' },
  // Money, times and counts only: on words and dates the wide digits tear holes.
  '.tn': { fontVariantNumeric: 'tabular-nums' },
  '.visually-hidden': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not merely short: without a property named, every element would pass a new colour on a frame after its parent.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;

/** Each piece of text keeps the direction of its own letters: "31 of 48" and phone numbers stay in order. */
const rightToLeft = {
  body: { textAlign: ['-webkit-match-parent', 'match-parent'] },
  'body *': { unicodeBidi: 'plaintext' },
} as const;

/** What text and ground look like where nothing else is said; paper stays white. */
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

/** The custom properties of the theme and the few rules that hold for the whole document. */
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
