import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useEffect, useRef, useState } from 'react';
import { isWaiting } from '@/data/journal/kept/entry';
import type { JournalEntry } from '@/data/journal/kept/entry';
import { useJournal } from '@/data/journal/use-journal';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import type { LineIcon } from '@/shared/theme/line-icon';
import { Icon } from '@/shared/ui/text/icon';
import { useClockNotice } from './use-clock-notice';
import { useLongWaiting } from './use-long-waiting';
import { useToldOffice } from './use-told-office';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const UnsentSheet = lazyDialog(async () => (await import('./unsent-sheet')).UnsentSheet);

/** Shows the number of unsent changes and opens their list, by itself for refused or overwriting ones. */
export function UnsentMark() {
  const { country } = useFormat();
  const { entries } = useJournal();
  const isOnline = useIsOnline();
  const longWaiting = useLongWaiting(entries);
  const [isOpen, setIsOpen] = useState(false);
  const offered = useRef(new Set<string>());
  useClockNotice();
  useToldOffice(entries);

  const waiting = isOnline ? longWaiting : entries.filter(isWaiting);
  const refused = entries.filter((entry) => entry.refusal !== null);
  const overwritten = entries.filter((entry) => entry.isSent);

  useEffect(() => {
    const found = entries.filter((entry) => isNews(entry, offered.current));
    for (const { opId } of found) offered.current.add(opId);
    if (found.length > 0) setIsOpen(true);
  }, [entries]);

  const mark = (icon: LineIcon, count: number, words: string, colour: string) =>
    count > 0 && (
      <ButtonBase
        onClick={() => setIsOpen(true)}
        aria-label={`${plural(count, 'change', country)} ${words}`}
        sx={{
          gap: 0.75,
          height: 36,
          marginInlineEnd: 1,
          paddingInline: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
          bgcolor: 'background.paper',
          typography: 'body2',
          fontWeight: 500,
          color: colour,
          // All open the same list, and a phone's top bar has room for the most urgent.
          'button ~ &': { display: { xs: 'none', md: 'inline-flex' } },
        }}
      >
        <Icon of={icon} size={16} />
        <span className="tn">{count}</span>
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {words}
        </Box>
      </ButtonBase>
    );

  return (
    <>
      <Box role="status" sx={{ display: 'flex' }}>
        {mark(CircleAlert, overwritten.length, 'to decide', 'attention.main')}
        {mark(CircleAlert, refused.length, 'not saved', 'attention.main')}
        {mark(CloudUpload, waiting.length, 'waiting to send', 'text.primary')}
      </Box>
      {isOpen && <UnsentSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}

function isNews({ opId, refusal, isSent }: JournalEntry, offered: ReadonlySet<string>): boolean {
  return (refusal === 'not-taken' || isSent) && !offered.has(opId);
}
