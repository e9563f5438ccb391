import { memo } from 'react';

import type { LineIcon } from '../../theme/line-icon';

type IconSize = 12 | 14 | 16 | 18 | 20 | 24;

// Smaller icons get a bolder line on their 24-unit grid, so that all sizes look equally heavy.
const STROKES: Record<IconSize, number> = { 12: 2.7, 14: 2.4, 16: 2.1, 18: 2, 20: 1.8, 24: 1.5 };

export type IconProps = {
  of: LineIcon;
  size?: IconSize;
  /** Mirrors arrows and chevrons in right-to-left layouts. */
  mirror?: boolean;
  /** Needed when no text beside the icon has its meaning. */
  label?: string;
  color?: string;
};

/** A line icon in the right weight. Decorative unless it has a label. */
export const Icon = memo(function Icon(props: IconProps) {
  const { of: drawing, size = 20, mirror = false, label, color = 'currentColor' } = props;
  const look = {
    strokeWidth: STROKES[size],
    'data-mirror': mirror || undefined,
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
  };
  if (typeof drawing !== 'string') {
    const Drawing = drawing;
    return <Drawing size={size} color={color} {...look} />;
  }
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={color}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...look}
    >
      <path d={drawing} />
    </svg>
  );
});
