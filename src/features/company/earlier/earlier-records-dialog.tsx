import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { EarlierCounts } from '@/domain/joining/earlier-records';
import { capitalised } from '@/domain/core/spelling';
import { nounOf, NOUNS } from '@/domain/nouns';
import type { NounKey } from '@/domain/nouns';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { PageSkeleton } from '@/shared/ui/states/page-skeleton';
import { SegmentedControl } from '@/shared/ui/page/segmented-control';

import { useEarlierPages } from './use-earlier-pages';

export type EarlierRecordsDialogProps = {
  readonly open: boolean;
  readonly counts: EarlierCounts;
  readonly onClose: () => void;
};

/** Lists the user's earlier records, one noun at a time. */
export function EarlierRecordsDialog({ open, counts, onClose }: EarlierRecordsDialogProps) {
  const nouns = NOUNS.filter(({ key }) => counts[key] > 0);
  const [chosen, setChosen] = useState<NounKey>(nouns[0]?.key ?? 'customers');
  return (
    <FormDialog open={open} title="Your own records" onClose={onClose}>
      <SegmentedControl
        label="Records"
        options={nouns.map(({ key, words }) => ({ value: key, label: capitalised(words.many) }))}
        value={chosen}
        onChange={setChosen}
      />
      <Pages key={chosen} noun={chosen} total={counts[chosen]} />
    </FormDialog>
  );
}

function Pages({ noun, total }: { readonly noun: NounKey; readonly total: number }) {
  const { records, isLoading, failure, loadMore } = useEarlierPages(noun);
  return (
    <>
      <Box
        component="ul"
        aria-label={capitalised(nounOf(noun).words.many)}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {records.map((record) => (
          <Box
            component="li"
            key={record.id}
            sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider' }}
          >
            <Typography dir="auto">{record.title}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {record.text}
            </Typography>
          </Box>
        ))}
      </Box>
      {isLoading && <PageSkeleton />}
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {!isLoading && records.length < total && (
        <Button variant="text" onClick={loadMore}>
          {failure === null ? 'Show more' : 'Try again'}
        </Button>
      )}
    </>
  );
}
