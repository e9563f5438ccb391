import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { PlanCounts } from '@/domain/import/planned';
import { EmptyDone } from '@/shared/brand/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import type { ImportWords } from '../kind/import-kind';

export type DoneStepProps = {
  readonly words: ImportWords;
  readonly counts: PlanCounts;
  readonly onLeftOut: () => void;
  readonly onAgain: () => void;
};

/** The imported counts, and the skipped rows as a file. */
export function DoneStep({ words, counts, onLeftOut, onAgain }: DoneStepProps) {
  const { country } = useFormat();
  const left = counts.refuse + counts.skip;
  return (
    <Box role="status">
      <EmptyState
        art={<EmptyDone />}
        title={`${plural(counts.create, words.one, country)} imported`}
        text={[
          counts.update > 0 ? `${plural(counts.update, words.one, country)} updated.` : '',
          counts.join > 0 ? `${plural(counts.join, 'row', country)} joined with others.` : '',
          left > 0 ? `${plural(left, 'row', country)} left out.` : 'Every row of the file is in.',
        ].join(' ')}
        actions={
          <>
            <Button variant="contained" component={Link} to={words.list.to}>
              {words.list.label}
            </Button>
            {left > 0 && <Button onClick={onLeftOut}>Download the rows left out</Button>}
            <Button onClick={onAgain}>Import another file or take this one back</Button>
          </>
        }
      />
    </Box>
  );
}
