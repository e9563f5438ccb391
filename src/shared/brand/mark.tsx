import Box from '@mui/material/Box';

/** The two lanes of the mark in a 32-unit box: the roof at 6 in 12, and the lane that bends into the J. */
export const ROOF_PATH = 'M18 2v9L4 18V9z';
export const LANE_PATH = 'M20 2l8 4v11a13 13 0 0 1-13 13H8v-8h7a5 5 0 0 0 5-5z';

export type BrandTone = 'theme' | 'mono';

export type MarkProps = {
  size?: number;
  /** The two colours of the theme, or the colour of the surrounding text. */
  tone?: BrandTone;
};

/** The mark alone. Decorative: the product's name is beside it or on the link around it. */
export function Mark({ size = 24, tone = 'theme' }: MarkProps) {
  const isMono = tone === 'mono';
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ display: 'block', width: size, height: size }}>
      <path fill={isMono ? 'currentColor' : 'var(--jl-text)'} d={ROOF_PATH} />
      <path fill={isMono ? 'currentColor' : 'var(--jl-primary)'} d={LANE_PATH} />
    </Box>
  );
}
