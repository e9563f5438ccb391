import Box from '@mui/material/Box';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/shared/ui/icon';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says in the top bar when there is no connection, and that nothing is lost. */
export function ConnectionState() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
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
