import type { Theme, ThemeOptions, TypographyStyle } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    display: TypographyStyle;
  }
  interface TypographyVariantsOptions {
    display?: TypographyStyle;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
  }
}

const rem = (px: number): string => `${px / 16}rem`;

function style(size: number, line: number, weight: number, tracking = 0): TypographyStyle {
  return {
    fontSize: rem(size),
    lineHeight: rem(line),
    fontWeight: weight,
    letterSpacing: tracking === 0 ? 'normal' : `${tracking}em`,
  };
}

/** The only six sizes: 12, 14, 16, 20, 28 and 40. */
export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily: 'var(--jl-font)',
  fontSize: 14,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  display: { fontFamily: 'var(--jl-font)', ...style(40, 48, 660, -0.024) },
  h1: style(28, 36, 600, -0.022),
  h2: style(16, 24, 600, -0.011),
  h3: style(14, 20, 600),
  h4: style(20, 28, 600, -0.017),
  h5: style(28, 36, 650, -0.019),
  h6: style(16, 24, 600, -0.011),
  subtitle1: style(16, 24, 400),
  subtitle2: style(14, 20, 600),
  body1: style(14, 20, 400),
  body2: style(14, 20, 400),
  button: { ...style(14, 20, 500), textTransform: 'none' },
  caption: style(12, 16, 500),
  overline: { ...style(12, 16, 600), textTransform: 'none' },
};

/** Steps the two largest sizes down on narrow screens (40 to 28, public sections 28 to 20), not screen titles. */
export function withResponsiveSizes(theme: Theme): Theme {
  const narrow = theme.breakpoints.down('sm');
  Object.assign(theme.typography.display, { [narrow]: style(28, 36, 650, -0.019) });
  Object.assign(theme.typography.h5, { [narrow]: style(20, 28, 620, -0.012) });
  return theme;
}
