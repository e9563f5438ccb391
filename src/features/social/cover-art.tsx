import Box from '@mui/material/Box';
import type { Cover } from '@/domain/social/profile';

const ROOFS = [
  { x: 210, y: 92, size: 40 },
  { x: 300, y: 100, size: 34 },
  { x: 380, y: 88, size: 44 },
  { x: 470, y: 102, size: 32 },
];

/** The drawn cover of a profile: decorative, in the theme's colours. */
export function CoverArt({ cover }: { readonly cover: Cover }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 800 150"
      preserveAspectRatio="xMidYMax slice"
      sx={{ display: 'block', width: '100%', height: { xs: 110, md: 170 }, bgcolor: 'primary.tint' }}
    >
      <Box
        component="path"
        d="M0 90 C120 40 240 50 380 95 S660 130 800 100 V150 H0 Z"
        sx={{ fill: 'var(--jl-hover)' }}
      />
      <Box component="g" sx={{ stroke: 'primary.main', strokeWidth: 2, fill: 'background.paper' }}>
        {cover !== 'hills' &&
          ROOFS.map(({ x, y, size }) => (
            <g key={x}>
              <rect x={x - size / 2} y={y} width={size} height={size * 0.6} />
              <Box
                component="path"
                d={`M${x - size * 0.75} ${y} L${x} ${y - size * 0.55} L${x + size * 0.75} ${y} Z`}
                sx={{ fill: cover === 'roofs' ? 'primary.main' : 'background.paper' }}
              />
            </g>
          ))}
        {cover === 'harbor' && (
          <path d="M600 128 V60 H610 V128 M690 128 V60 H700 V128 M610 70 H690 M610 110 H690" />
        )}
        <path d="M0 128 H800" />
      </Box>
    </Box>
  );
}
