import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { toAppError } from '@/data/base/app-error';
import { isWaiting } from '@/data/journal/kept/entry';
import type { JournalEntry } from '@/data/journal/kept/entry';
import { useJournal } from '@/data/journal/use-journal';
import { notify } from '@/shared/feedback/notify';
import { Icon } from '@/shared/ui/text/icon';
import { OverwrittenItem } from './overwritten-item';
import { UnsentItem } from './unsent-item';

export type UnsentSheetProps = { readonly onClose: () => void };

/** The user's changes that need attention: overwritten values of others, refused changes, and unsent ones. */
export function UnsentSheet({ onClose }: UnsentSheetProps) {
  const { entries, retry, discard, decide } = useJournal();
  const titleId = useId();
  const refused = entries.filter((entry) => entry.refusal !== null);
  const waiting = entries.filter(isWaiting);
  const overwritten = entries.filter((entry) => entry.isSent);

  const handleRetry = async ({ opId, label }: JournalEntry) => {
    try {
      await retry(opId);
      notify.success(`Saved: ${label}`);
    } catch (error) {
      notify.error(`Not saved: ${label}. ${toAppError(error).message}`);
    }
  };

  const section = (
    title: string,
    text: string,
    shown: readonly JournalEntry[],
    item: (entry: JournalEntry) => ReactNode,
  ) =>
    shown.length > 0 && (
      <section>
        <Typography variant="h6" component="h2" sx={{ marginTop: 2 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ marginBottom: 1 }}>
          {text}
        </Typography>
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {shown.map(item)}
        </Box>
      </section>
    );

  const unsent = (entry: JournalEntry) => (
    <UnsentItem
      key={entry.opId}
      entry={entry}
      onRetry={() => handleRetry(entry)}
      onDiscard={() => void discard([entry.opId])}
      onLeave={onClose}
    />
  );

  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 440 }, padding: 3, bgcolor: 'background.paper' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h5" component="h1">
          Your changes
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} sx={{ marginInlineEnd: -1 }}>
          <Icon of={X} />
        </IconButton>
      </Box>
      {entries.length === 0 && <Typography sx={{ marginTop: 2 }}>Everything is sent.</Typography>}
      {section(
        'Changed by another user meanwhile',
        'You worked on the same records without a connection. Your changes are saved; choose whose stay.',
        overwritten,
        (entry) => (
          <OverwrittenItem
            key={entry.opId}
            entry={entry}
            onDecide={(decided) => void decide(entry.opId, decided)}
            onLeave={onClose}
          />
        ),
      )}
      {section('Not saved', 'The server did not take these. Nothing of them is lost.', refused, unsent)}
      {section('Waiting to send', 'These are safe here and are sent by themselves.', waiting, unsent)}
    </Drawer>
  );
}
