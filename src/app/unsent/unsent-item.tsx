import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { JournalEntry } from '@/data/journal/kept/entry';
import { useUnsentChange } from '@/data/journal/use-unsent-change';
import { usePeople } from '@/data/employees/use-people';
import { notify } from '@/shared/feedback/notify';
import { useFormat } from '@/shared/format/format-context';
import { writtenValue } from '@/shared/format/written-value';
import { ChangeHeading } from './change-heading';
import { useRefusalReason } from './use-refusal-reason';

export type UnsentItemProps = {
  readonly entry: JournalEntry;
  readonly onRetry: () => Promise<void>;
  readonly onDiscard: () => void;
  readonly onLeave: () => void;
};

/** One change that the server does not have: the change, the server's values, and the possible actions. */
export function UnsentItem({ entry, onRetry, onDiscard, onLeave }: UnsentItemProps) {
  const change = useUnsentChange(entry);
  const { place, fields, server } = change;
  const reason = useRefusalReason(entry, change);
  const formats = useFormat();
  const { byUid } = usePeople();
  const [isBusy, setIsBusy] = useState(false);
  const isRefused = entry.refusal !== null;
  const words = { formats, people: byUid };
  const written = fields.map(({ label, kind, mine, theirs }) => ({
    label,
    mine: writtenValue(mine, kind, words) || 'nothing',
    theirs: writtenValue(theirs, kind, words) || 'nothing',
  }));

  const retry = async () => {
    setIsBusy(true);
    await onRetry();
    setIsBusy(false);
  };
  const copy = async () => {
    const lines = [
      `${entry.label}: ${place.title}`,
      ...written.map(({ label, mine }) => `${label}: ${mine}`),
    ];
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      notify.info('Copied');
    } catch {
      notify.error('The browser does not let us copy. Select the text and copy it by hand.');
    }
  };

  return (
    <ChangeHeading entry={entry} onLeave={onLeave}>
      {reason && <Typography variant="body2">{reason.sentence}</Typography>}
      {written.length > 0 && (
        <Box component="dl" sx={{ display: 'grid', gap: 0.75, margin: 0, '& dd': { margin: 0 } }}>
          {written.map(({ label, mine, theirs }) => (
            <Box key={label} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <dd>{isRefused && server === 'there' ? `Yours: ${mine}` : mine}</dd>
              {isRefused && server === 'there' && <dd>On the server: {theirs}</dd>}
            </Box>
          ))}
        </Box>
      )}
      {reason && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {reason.mayRetry && (
            <Button variant="contained" size="small" loading={isBusy} onClick={() => void retry()}>
              Send again
            </Button>
          )}
          <Button variant="outlined" size="small" disabled={isBusy} onClick={onDiscard}>
            Discard
          </Button>
          <Button variant="text" size="small" onClick={() => void copy()}>
            Copy text
          </Button>
        </Box>
      )}
    </ChangeHeading>
  );
}
