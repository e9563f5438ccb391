import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormat } from '@/shared/format/format-context';
import { formatCount, plural } from '@/shared/format/counts';
import { FigureStrip } from '@/shared/ui/list/figure-strip';
import { DuplicateField } from './duplicate-field';
import { ProblemRows } from './problem-rows';
import type { ImportWords } from '../kind/import-kind';
import type { ImportTypes } from '../kind/import-types';
import type { ImportFlow } from '../use-import';
import type { Preview } from './preview';
import { SampleRows } from './sample-rows';

export type PreviewStepProps<T extends ImportTypes> = {
  readonly words: ImportWords;
  readonly preview: Preview;
  /** True when the plan has no room for the rows. */
  readonly isBlocked: boolean;
  readonly flow: ImportFlow<T>;
};

/** Why rows are left out: "2 skipped, 1 to mend". */
function leftOutWords({ skip, refuse }: Preview['counts'], country: string): string {
  const counted = (count: number) => formatCount(count, country);
  return [skip > 0 ? `${counted(skip)} skipped` : '', refuse > 0 ? `${counted(refuse)} to mend` : '']
    .filter(Boolean)
    .join(', ');
}

/** The third step: the action for every row, invalid cells, and the choice about duplicates. */
export function PreviewStep<T extends ImportTypes>({ words, preview, isBlocked, flow }: PreviewStepProps<T>) {
  const { country } = useFormat();
  const { counts } = preview;
  const writing = counts.create + counts.update;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FigureStrip
        figures={[
          { label: `New ${words.many}`, value: formatCount(counts.create, country) },
          ...(words.choices.some(({ choice: one }) => one === 'update')
            ? [{ label: 'Updated', value: formatCount(counts.update, country) }]
            : []),
          ...(counts.join > 0 ? [{ label: 'Joined', value: formatCount(counts.join, country) }] : []),
          { label: 'Skipped', value: formatCount(counts.skip, country) },
          { label: 'To mend', value: formatCount(counts.refuse, country) },
        ]}
      />
      <DuplicateField
        words={words}
        choice={flow.work.choice}
        onChoice={(choice) => void flow.setChoice(choice)}
      />
      {preview.notices.map((notice) => (
        <Alert key={notice} severity="info" role="status">
          {notice}
        </Alert>
      ))}
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
        <Button variant="contained" disabled={writing === 0 || isBlocked} onClick={() => void flow.start()}>
          Import {plural(writing, words.one, country)}
        </Button>
        <Button onClick={flow.backToMapping}>Back to the columns</Button>
        {counts.refuse + counts.skip > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {plural(counts.refuse + counts.skip, 'row', country)} would be left out:{' '}
            {leftOutWords(counts, country)}. You get them back as a file.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
