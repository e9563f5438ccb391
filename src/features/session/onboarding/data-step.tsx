import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

import type { FirstDataChoice } from '@/domain/session/onboarding';

import { ChoiceCards } from './choice-cards';
import type { Choice } from './choice-cards';
import { StepButtons } from './step-buttons';

const CHOICES: readonly Choice<FirstDataChoice>[] = [
  {
    value: 'import',
    label: 'Import my customers',
    text: 'From a CSV file, as other programs and Excel write it. You see everything before it is saved.',
  },
  { value: 'lead', label: 'Add a first lead', text: 'A person who called lately; it takes a minute.' },
  {
    value: 'example',
    label: 'Load the example data',
    text: 'Made-up leads with notes, appointments and calls to return, to try things on. You take them out again in one step.',
  },
  { value: 'skip', label: 'Look around first', text: 'You can add customers at any time.' },
];

export type DataStepProps = {
  readonly choice: FirstDataChoice;
  /** True when this user may fill the whole business, with its customers or with example data. */
  readonly mayFill: boolean;
  readonly isLoading: boolean;
  readonly onChoose: (choice: FirstDataChoice) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
};

/** The choice of the first data. Example data loads here; the others open after the onboarding. */
export function DataStep({ choice, mayFill, isLoading, onChoose, onNext, onBack }: DataStepProps) {
  const options = CHOICES.filter(({ value }) => (value !== 'example' && value !== 'import') || mayFill);
  if (isLoading)
    return (
      <div role="status">
        <Typography>Loading the example data</Typography>
        <LinearProgress aria-label="Loading the example data" sx={{ marginBlock: 1 }} />
        <Typography variant="caption">
          Without a connection it waits and goes on by itself. If this page closes, ask for it again.
        </Typography>
      </div>
    );
  return (
    <>
      <ChoiceCards label="First data" options={options} value={choice} onChange={onChoose} />
      <StepButtons onBack={onBack}>
        <Button variant="contained" size="large" onClick={onNext}>
          Continue
        </Button>
      </StepButtons>
    </>
  );
}
