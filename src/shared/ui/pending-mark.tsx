import Box from '@mui/material/Box';
import CloudUpload from 'lucide-react/icons/cloud-upload';

import { Icon } from './icon';

/** Says that a change is safe on this device and not yet sent. */
export function PendingMark() {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 400,
        color: 'text.secondary',
      }}
    >
      <Icon of={CloudUpload} size={14} />
      Waiting to send
    </Box>
  );
}
