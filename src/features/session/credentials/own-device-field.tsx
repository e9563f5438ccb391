import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';

import { Icon } from '@/shared/ui/text/icon';

export type OwnDeviceFieldProps = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** Asks whether jobs may be stored on this device; a shared computer must not do that. */
export function OwnDeviceField({ checked, onChange }: OwnDeviceFieldProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px 1fr',
        columnGap: 1.5,
        alignItems: 'start',
        pt: 0.5,
        pb: 1,
      }}
    >
      <Checkbox
        id={id}
        checked={checked}
        onChange={(_event, next) => onChange(next)}
        icon={<Box component="span" sx={boxStyles} />}
        checkedIcon={
          <Box
            component="span"
            sx={{
              ...boxStyles,
              bgcolor: 'primary.main',
              borderColor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            <Icon of={Check} size={16} />
          </Box>
        }
        slotProps={{ input: { 'aria-describedby': `${id}-note` } }}
        sx={{ p: 0 }}
      />
      <Typography
        component="label"
        htmlFor={id}
        variant="subtitle1"
        sx={{ fontWeight: 550, cursor: 'pointer' }}
      >
        This is my own device
      </Typography>
      <Typography id={`${id}-note`} sx={{ gridColumn: 2, color: 'text.secondary' }}>
        Keeps your jobs here for when there is no signal. Untick it on a shared computer.
      </Typography>
    </Box>
  );
}

// Larger than in lists: a touch target.
const boxStyles = {
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  borderRadius: '6px',
  border: '1px solid',
  borderColor: 'lineStrong',
  bgcolor: 'background.paper',
} as const;
