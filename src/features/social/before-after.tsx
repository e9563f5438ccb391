import Box from '@mui/material/Box';
import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import { useState } from 'react';
import { Icon } from '@/shared/ui/text/icon';

export type BeforeAfterProps = {
  readonly name: string;
  /** Addresses of the two pictures. */
  readonly before: string;
  readonly after: string;
};

const pictureSx = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

const labelSx = {
  position: 'absolute',
  top: 12,
  px: 1,
  py: 0.25,
  borderRadius: '6px',
  typography: 'body2',
  fontWeight: 600,
  color: 'background.paper',
  bgcolor: 'text.primary',
  pointerEvents: 'none',
} as const;

/** Two pictures of one place over each other; a slider moves the line between them. */
export function BeforeAfter({ name, before, after }: BeforeAfterProps) {
  // How much of the picture before is shown, in percent.
  const [shown, setShown] = useState(50);
  return (
    // The picture before is on the left in every script, and the keys move the line the way they point.
    <Box
      role="group"
      aria-label={`Before and after, by ${name}`}
      dir="ltr"
      sx={{ position: 'relative', aspectRatio: '16 / 10', borderRadius: '8px', overflow: 'hidden' }}
    >
      <Box component="img" src={after} alt="After the work" sx={pictureSx} />
      <Box
        component="img"
        src={before}
        alt="Before the work"
        style={{ clipPath: `inset(0 ${100 - shown}% 0 0)` }}
        sx={pictureSx}
      />
      <Box aria-hidden sx={{ ...labelSx, left: 12, opacity: shown < 15 ? 0 : 1 }}>
        Before
      </Box>
      <Box aria-hidden sx={{ ...labelSx, right: 12, opacity: shown > 85 ? 0 : 1 }}>
        After
      </Box>
      <Box
        component="input"
        type="range"
        min={0}
        max={100}
        value={shown}
        onChange={({ target }) => setShown(Number(target.value))}
        aria-label="Share of the picture before"
        aria-valuetext={`${shown}% before, ${100 - shown}% after`}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          m: 0,
          opacity: 0,
          cursor: 'ew-resize',
          // A page still scrolls by a finger on the picture.
          touchAction: 'pan-y',
          '&:focus-visible + *': { outline: '3px solid', outlineColor: 'primary.main' },
        }}
      />
      <Box
        aria-hidden
        style={{ left: `${shown}%` }}
        sx={{
          position: 'absolute',
          top: '50%',
          display: 'grid',
          placeItems: 'center',
          width: 44,
          height: 44,
          borderRadius: '50%',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          transform: 'translate(-50%, -50%)',
          pointerEvents: 'none',
        }}
      >
        <Icon of={ChevronsLeftRight} size={20} />
      </Box>
      <Box
        aria-hidden
        style={{ left: `${shown}%` }}
        sx={{
          position: 'absolute',
          insetBlock: 0,
          width: 2,
          bgcolor: 'background.paper',
          transform: 'translateX(-50%)',
          pointerEvents: 'none',
        }}
      />
    </Box>
  );
}
