import Box from '@mui/material/Box';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useIsOnline } from '@/data/use-is-online';
import { Icon } from '@/shared/ui/icon';

/** Says in the top bar when there is no connection, and that nothing is lost. */
export function ConnectionState() {
  const online = useIsOnline();
  return (
    <Box role="status" sx={{ marginInlineEnd: online ? 0 : 1 }}>
      {!online && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            height: 28,
            paddingInline: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: '6px',
            bgcolor: 'background.paper',
            typography: 'caption',
            color: 'text.primary',
          }}
        >
          <Icon of={CloudOff} size={16} />
          Offline: changes are safe here
        </Box>
      )}
    </Box>
  );
}
