import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { csvFileName } from '@/domain/format/csv-export';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { formatCount, plural } from '@/shared/format/counts';
import { saveCsv } from '@/shared/media/save-csv';
import { FigureStrip } from '@/shared/ui/list/figure-strip';
import { DuplicateField } from '../preview/duplicate-field';
import type { Preview } from '../preview/preview';
import { ProblemRows } from '../preview/problem-rows';
import { SampleRows } from '../preview/sample-rows';
import { PRICE_WORDS } from './price-words';
import type { PriceFile, PriceImportFlow } from './use-price-import';

export type PriceRowsStepProps = {
  readonly file: PriceFile;
  readonly preview: Preview;
  readonly flow: PriceImportFlow;
};

/** The third step: what happens to each row, cells to mend, and the choice about names that exist. */
export function PriceRowsStep({ file, preview, flow }: PriceRowsStepProps) {
  const { country, zone } = useFormat();
  const { counts } = preview;
  const writing = counts.create + counts.update;
  const left = counts.refuse + counts.skip;
  const saveLeftOut = async () =>
    saveCsv(csvFileName('rows left out', dayOf(Date.now(), zone)), await flow.leftOut());
  const figure = (label: string, count: number) => ({ label, value: formatCount(count, country) });
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <FigureStrip
        figures={[
          figure('New lines', counts.create),
          figure('Changed', counts.update),
          figure('Left out', counts.skip),
          figure('To mend', counts.refuse),
        ]}
      />
      <DuplicateField
        words={PRICE_WORDS}
        choice={file.choice}
        onChoice={(choice) => void flow.setChoice(choice)}
      />
      {counts.refuse > 0 && (
        <ProblemRows
          refused={counts.refuse}
          problems={preview.problems}
          onCheck={flow.checkCell}
          onMend={(mend) => void flow.mendCell(mend)}
        />
      )}
      <SampleRows columns={preview.columns} sample={preview.sample} />
      {writing === 0 && <Alert severity="info">There is nothing to save with this choice.</Alert>}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={writing === 0} onClick={() => void flow.start()}>
          Import {plural(writing, 'line', country)}
        </Button>
        <Button onClick={flow.backToColumns}>Back to the columns</Button>
        {left > 0 && (
          <Button onClick={() => void saveLeftOut()}>Download {plural(left, 'row', country)} left out</Button>
        )}
      </Box>
    </Box>
  );
}
