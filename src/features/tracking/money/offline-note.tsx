import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';

import { formatDateTime } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';

export type OfflineNoteProps = {
  /** When the page was read last, epoch ms; null while nothing is read. */
  readonly readAt: number | null;
  readonly now: number;
};

/** Without a connection: of when the amounts are, and that they update by themselves. */
export function OfflineNote({ readAt, now }: OfflineNoteProps) {
  const formats = useFormat();
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2 }}>
      {readAt === null
        ? 'There is no connection. Your amounts appear when you are back.'
        : `There is no connection. This is how it was on ${formatDateTime(readAt, formats, now)}; it updates by itself when you are back.`}
    </Alert>
  );
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
