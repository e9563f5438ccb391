import Button from '@mui/material/Button';

import type { FirstDataChoice } from '@/domain/onboarding';
import { Fact, Facts } from '@/shared/ui/facts';

import { StepButtons } from './step-buttons';

const NEXT: Readonly<Record<FirstDataChoice, { readonly what: string; readonly label: string }>> = {
  import: { what: 'Import your customers', label: 'Start with the import' },
  lead: { what: 'Add your first lead', label: 'Start with a lead' },
  skip: { what: 'Look around', label: 'Start' },
};

export type DoneStepProps = {
  readonly name: string;
  /** Null for somebody who works alone. */
  readonly company: string | null;
  readonly first: FirstDataChoice;
  readonly isFinishing: boolean;
  readonly onFinish: () => void;
  readonly onBack: () => void;
};

/** What was set up, and the button that opens the app. */
export function DoneStep({ name, company, first, isFinishing, onFinish, onBack }: DoneStepProps) {
  return (
    <>
      <Facts labelWidth={128}>
        <Fact label="You">{name}</Fact>
        <Fact label="Company">{company ?? 'You work alone'}</Fact>
        <Fact label="Next">{NEXT[first].what}</Fact>
      </Facts>
      <StepButtons onBack={onBack}>
        <Button variant="contained" size="large" disabled={isFinishing} onClick={onFinish}>
          {isFinishing ? 'Opening' : NEXT[first].label}
        </Button>
      </StepButtons>
    </>
  );
}
