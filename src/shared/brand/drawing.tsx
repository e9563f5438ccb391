import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const TEXT = 'var(--jl-text)';
export const LINE = 'var(--jl-line-strong)';
export const PAPER = 'var(--jl-paper)';
export const PRIMARY = 'var(--jl-primary)';
export const TINT = 'var(--jl-primary-tint)';

export type IllustrationProps = {
  /** Width in pixels; the height follows (3:2). */
  width?: number;
};

type DrawingProps = IllustrationProps & { children: ReactNode };

/** An illustration: lines 2 wide with round ends at 240 by 160, a ground of two lanes, one spot of primary. */
export function Drawing({ width = 240, children }: DrawingProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 160"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      sx={{ display: 'block', width, maxWidth: '100%', height: 'auto', aspectRatio: '3 / 2' }}
    >
      <path stroke="var(--jl-lane-rest)" d="M16 147h208M16 152h208" />
      {children}
    </Box>
  );
}
