import Box from '@mui/material/Box';

import { LANE_PATH, ROOF_PATH, type BrandTone } from './mark';
import { WORDMARK_PATH } from './wordmark-path';

export type WordmarkProps = {
  /** Height in pixels, 20 at least; below that use the mark alone. */
  height?: number;
  tone?: BrandTone;
};

/** Mark and name as one image. */
export function Wordmark({ height = 28, tone = 'theme' }: WordmarkProps) {
  const text = tone === 'mono' ? 'currentColor' : 'var(--jl-text)';
  return (
    <Box
      component="svg"
      viewBox="4 0 147.26 32"
      role="img"
      aria-label="Joblane"
      sx={{ display: 'block', height, width: 'auto', aspectRatio: '147.26 / 32' }}
    >
      <path fill={text} d={ROOF_PATH} />
      <path fill={tone === 'mono' ? 'currentColor' : 'var(--jl-primary)'} d={LANE_PATH} />
      <path fill={text} transform="translate(35.01 30)" d={WORDMARK_PATH} />
    </Box>
  );
}
