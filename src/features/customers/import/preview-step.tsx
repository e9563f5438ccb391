import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DUPLICATE_CHOICES } from '@/domain/import/plan';
import type { DuplicateChoice, PlanCounts, PlannedRow } from '@/domain/import/plan';
import { plural } from '@/shared/format/words';
import { FigureStrip } from '@/shared/ui/figure-strip';
import { ProblemRows } from './problem-rows';
import { SampleRows } from './sample-rows';

const CHOICE_LABELS: Readonly<Record<DuplicateChoice, string>> = {
  skip: 'Skip them, keep what I have',
  update: 'Update what I have with what the file says',
  create: 'Add them all again',
};

export type PreviewStepProps = {
  readonly headers: readonly string[];
  readonly plan: readonly PlannedRow[];
  readonly counts: PlanCounts;
  readonly choice: DuplicateChoice;
  readonly onChoice: (choice: DuplicateChoice) => void;
  readonly onMend: (row: number, column: number, text: string) => void;
  readonly onStart: () => void;
  readonly onBack: () => void;
};

/** The third step: what will happen to every row, cells to mend, and what to do with duplicates. */
export function PreviewStep(props: PreviewStepProps) {
  const { headers, plan, counts, choice, onChoice, onMend, onStart, onBack } = props;
  const choiceId = useId();
  const writing = counts.create + counts.update;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FigureStrip
        figures={[
          { label: 'New customers', value: counts.create.toLocaleString() },
          { label: 'Updated', value: counts.update.toLocaleString() },
          { label: 'Skipped', value: counts.skip.toLocaleString() },
          { label: 'To mend', value: counts.refuse.toLocaleString() },
        ]}
      />
      <Box>
        <FormLabel id={choiceId}>Rows of customers you already have</FormLabel>
        <RadioGroup
          aria-labelledby={choiceId}
          value={choice}
          onChange={(_event, value) => {
            const chosen = DUPLICATE_CHOICES.find((one) => one === value);
            if (chosen) onChoice(chosen);
          }}
        >
          {DUPLICATE_CHOICES.map((value) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={CHOICE_LABELS[value]} />
          ))}
        </RadioGroup>
      </Box>
      {counts.refuse > 0 && <ProblemRows headers={headers} plan={plan} onMend={onMend} />}
      <SampleRows plan={plan} />
      {writing === 0 && <Alert severity="info">There is nothing to save with this choice.</Alert>}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={writing === 0} onClick={onStart}>
          Import {plural(writing, 'customer')}
        </Button>
        <Button onClick={onBack}>Back to the columns</Button>
        {counts.refuse > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            Rows you do not mend are left out; you get them back as a file.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
