import Box from '@mui/material/Box';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useJournal } from '@/data/journal/use-journal';
import { useIsOnline } from '@/data/use-is-online';
import { Icon } from '@/shared/ui/icon';

/** Says under the top bar that there is no connection, and what that means for changes. */
export function OfflineBar() {
  const { isLasting } = useJournal();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            padding: '6px 16px',
            bgcolor: 'attention.tint',
            color: 'text.primary',
            typography: 'body2',
            '& svg': { flex: 'none', color: 'attention.main' },
          }}
        >
          <Icon of={CloudOff} size={16} />
          {isLasting
            ? 'No connection. Your changes are safe on this device and are sent when it is back.'
            : 'No connection. Keep this window open: your changes are in it alone until they are sent.'}
        </Box>
      )}
    </div>
  );
}
