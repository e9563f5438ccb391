import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { earlierTotal } from '@/domain/joining/earlier-records';
import type { EarlierCounts } from '@/domain/joining/earlier-records';
import { NOUNS } from '@/domain/nouns';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { joinList } from '@/shared/format/words';
import { Card } from '@/shared/ui/page/card';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';

import { useEarlierRecords } from './use-earlier-records';

const EarlierRecordsDialog = lazyDialog(
  async () => (await import('./earlier-records-dialog')).EarlierRecordsDialog,
);

export type EarlierRecordsCardProps = {
  readonly into: string;
};

/** Lists and moves the user's records from before their current business. Renders nothing without any. */
export function EarlierRecordsCard({ into }: EarlierRecordsCardProps) {
  const { country } = useFormat();
  const { counts, moving, failure, move } = useEarlierRecords();
  const [isLooking, setIsLooking] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isThere = counts !== null && earlierTotal(counts) > 0;
  if (!isThere && moving === null) return failure && <Alert severity="warning">{failure}</Alert>;
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">Your own records</Typography>
        {counts !== null && (
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
            You have {countsText(counts, country)} from before. Until you move them, only you see them, here.
          </Typography>
        )}
      </Box>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {moving === null ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" onClick={() => setIsAsking(true)}>
            Move them to {into}
          </Button>
          <Button variant="outlined" onClick={() => setIsLooking(true)}>
            Look at them
          </Button>
        </Box>
      ) : (
        <ProgressWithCounts {...moving} label="Moving" />
      )}
      {counts !== null && (
        <EarlierRecordsDialog open={isLooking} counts={counts} onClose={() => setIsLooking(false)} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Move your records to ${into}?`}
        text={`They belong to ${into} from then on and stay there when you leave. You stay assigned to them; what you may see and change follows your rights there. Numbers and tracking links stay.`}
        confirmLabel="Move them"
        onConfirm={() => {
          setIsAsking(false);
          if (counts !== null) void move(counts);
        }}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}

/** "34 customers, 5 trackers and 1 job", or the records' attachments when only those are left. */
function countsText(counts: EarlierCounts, country: string): string {
  const nouns = NOUNS.filter(({ key }) => counts[key] > 0).map(({ key, words }) =>
    plural(counts[key], words.one, country),
  );
  return nouns.length > 0 ? joinList(nouns) : 'some history';
}
