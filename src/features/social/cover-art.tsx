import Box from '@mui/material/Box';
import { PAPER, PRIMARY, TINT } from '@/shared/brand/drawing';
import type { Cover } from '@/domain/social/profile';

const ROOFS = [
  { x: 210, y: 84, size: 40 },
  { x: 300, y: 92, size: 34 },
  { x: 380, y: 80, size: 44 },
  { x: 470, y: 94, size: 32 },
];

/** A hill in the primary colour, laid over the ground. */
const hill = (d: string, opacity: number) => <path d={d} style={{ fill: PRIMARY, opacity }} />;

/** The drawn cover of a profile: decorative, in the theme's colours. */
export function CoverArt({ cover }: { readonly cover: Cover }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 800 150"
      preserveAspectRatio="xMidYMax slice"
      sx={{ display: 'block', width: '100%', height: { xs: 110, md: 170 }, bgcolor: TINT }}
    >
      {hill('M0 90 C120 40 240 50 380 95 S660 130 800 116 V128 H0 Z', 0.12)}
      {hill('M0 118 C90 84 190 86 300 116 S420 128 520 128 H0 Z', 0.16)}
      <rect y="128" width="800" height="22" style={{ fill: PAPER }} />
      <g style={{ stroke: PRIMARY, strokeWidth: 2, fill: PAPER }}>
        {cover !== 'hills' &&
          ROOFS.map(({ x, y, size }, index) => (
            <g key={x}>
              <rect x={x - size / 2} y={y} width={size} height={size * 0.6} />
              <path
                d={`M${x - size * 0.75} ${y} L${x} ${y - size * 0.55} L${x + size * 0.75} ${y} Z`}
                style={{ fill: cover === 'roofs' || index % 2 === 0 ? PRIMARY : PAPER }}
              />
            </g>
          ))}
        {cover === 'harbor' && (
          <path d="M600 128 V50 H610 V128 M690 128 V50 H700 V128 M610 58 H690 V66 H610 M610 104 H690 V112 H610" />
        )}
        <path d="M0 128 H800 M60 138 H110 M480 140 H560 M640 137 H690" />
      </g>
    </Box>
  );
}
