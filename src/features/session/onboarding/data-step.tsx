import Button from '@mui/material/Button';

import type { FirstDataChoice } from '@/domain/onboarding';

import { ChoiceCards } from './choice-cards';
import type { Choice } from './choice-cards';
import { StepButtons } from './step-buttons';

const CHOICES: readonly Choice<FirstDataChoice>[] = [
  {
    value: 'import',
    label: 'Import my customers',
    text: 'From a CSV file, as other programs and Excel write it. You see everything before it is saved.',
  },
  { value: 'lead', label: 'Add a first lead', text: 'Somebody who called lately; it takes a minute.' },
  { value: 'skip', label: 'Look around first', text: 'You can import or add customers at any time.' },
];

export type DataStepProps = {
  readonly choice: FirstDataChoice;
  readonly onChoose: (choice: FirstDataChoice) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
};

/** What to bring in first; it opens once the first visit is done. */
export function DataStep({ choice, onChoose, onNext, onBack }: DataStepProps) {
  return (
    <>
      <ChoiceCards label="First data" options={CHOICES} value={choice} onChange={onChoose} />
      <StepButtons onBack={onBack}>
        <Button variant="contained" size="large" onClick={onNext}>
          Continue
        </Button>
      </StepButtons>
    </>
  );
}
