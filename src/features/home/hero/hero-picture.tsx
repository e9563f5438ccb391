import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { LANE_PATH, ROOF_PATH } from '@/shared/brand/mark';
import { Icon } from '@/shared/ui/text/icon';
import { ClientPhone } from './client-phone';
import { OfficeCard } from './office-card';
import { useMovingStage } from './use-moving-stage';

/** The same job twice: in the office, and on its client's phone. */
export function HeroPicture() {
  const { office, phone, isMoving, toggle } = useMovingStage();
  const label = isMoving ? 'Pause the picture' : 'Play the picture';
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={markStyles}>
        <path fill="var(--jl-super-slope)" d={ROOF_PATH} />
        <path fill="var(--jl-super-stem)" d={LANE_PATH} />
      </Box>
      <Box aria-hidden sx={{ position: 'relative', display: 'grid' }}>
        <OfficeCard stage={office} />
        <ClientPhone stage={phone} />
      </Box>
      <Button onClick={toggle} aria-label={label} title={label} sx={toggleStyles}>
        <Icon of={isMoving ? Pause : Play} size={18} />
      </Button>
    </Box>
  );
}

const markStyles = {
  position: 'absolute',
  display: { xs: 'none', md: 'block' },
  top: -200,
  insetInlineStart: '30%',
  width: 820,
  height: 820,
} as const;

// Beside the phone, below the office.
const toggleStyles = {
  position: 'absolute',
  insetInlineStart: { xs: 0, md: 'auto' },
  insetInlineEnd: { md: 'calc(18rem - 24px + 8px)' },
  bottom: 0,
  width: 44,
  minWidth: 44,
  height: 44,
  color: 'text.secondary',
} as const;
