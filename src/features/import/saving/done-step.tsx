import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { csvFileName } from '@/domain/format/csv-export';
import type { PlanCounts } from '@/domain/import/planned';
import { dayOf } from '@/domain/time/time';
import { EmptyDone } from '@/shared/ui/states/empty-art';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { saveCsv } from '@/shared/media/save-csv';
import type { ImportTypes } from '../kind/import-types';
import type { ImportWords } from '../kind/import-kind';
import type { ImportFlow } from '../use-import';

export type DoneStepProps<T extends ImportTypes> = {
  readonly words: ImportWords;
  readonly counts: PlanCounts;
  readonly flow: ImportFlow<T>;
};

/** The imported counts, and the skipped rows as a file. */
export function DoneStep<T extends ImportTypes>({ words, counts, flow }: DoneStepProps<T>) {
  const { country, zone } = useFormat();
  const saveLeftOut = async () =>
    saveCsv(csvFileName('rows left out', dayOf(Date.now(), zone)), await flow.leftOut());
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
            {left > 0 && <Button onClick={() => void saveLeftOut()}>Download the rows left out</Button>}
            <Button onClick={flow.restart}>Import another file or take this one back</Button>
          </>
        }
      />
    </Box>
  );
}
