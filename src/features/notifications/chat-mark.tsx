import Box from '@mui/material/Box';
import { notificationsCall } from '@/api/contract/notifications';
import { ApiProvider } from '@/api/provider';
import { useCall } from '@/api/use-call';
import { paths } from '@/domain/navigation/paths';

/** The number of conversations with something new, beside the menu's Chat: from the bell's notifications, so no reads. */
export function ChatMark() {
  return (
    <ApiProvider>
      <Count />
    </ApiProvider>
  );
}

function Count() {
  const { data } = useCall(notificationsCall, {});
  const unread = (data?.notifications ?? [])
    .filter(({ isRead, link }) => !isRead && link.startsWith(`${paths.chat}/`))
    .map(({ link }) => link);
  const count = new Set(unread).size;
  if (count === 0) return null;
  return (
    <Box
      component="span"
      className="tn"
      title={count === 1 ? '1 conversation with something new' : `${count} conversations with something new`}
      sx={{
        minWidth: 20,
        mr: 1,
        px: 0.75,
        borderRadius: '10px',
        bgcolor: 'error.main',
        color: 'error.contrastText',
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      {count}
      <span className="visually-hidden"> new in Chat</span>
    </Box>
  );
}
