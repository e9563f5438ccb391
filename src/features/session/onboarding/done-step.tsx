import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import type { FirstDataChoice, OnboardingEnd } from '@/domain/session/onboarding';
import { Fact, Facts } from '@/shared/ui/record/facts';

import { StepButtons } from './step-buttons';

const NEXT: Readonly<Record<FirstDataChoice, { readonly what: string; readonly label: string }>> = {
  import: { what: 'Import your customers', label: 'Start with the import' },
  lead: { what: 'Add your first lead', label: 'Start with a lead' },
  example: { what: 'Look at the example leads', label: 'Open the leads list' },
  skip: { what: 'Look around', label: 'Start' },
};

const TO_PLAN = { what: 'Go on to the plan you chose', label: 'Go on to the plan' };

export type DoneStepProps = {
  readonly name: string;
  readonly company: string | null;
  readonly first: FirstDataChoice;
  /** True when they came from the prices with a chosen plan. */
  readonly chosePlan: boolean;
  readonly isFinishing: boolean;
  /** The offer of mails to clients, for users who decide about them. */
  readonly offer: ReactNode;
  readonly onFinish: (end: OnboardingEnd) => void;
  readonly onBack: () => void;
};

/** A summary, and the button that opens the app. */
export function DoneStep({
  name,
  company,
  first,
  chosePlan,
  isFinishing,
  offer,
  onFinish,
  onBack,
}: DoneStepProps) {
  const next = chosePlan && first === 'skip' ? TO_PLAN : NEXT[first];
  return (
    <>
      {first === 'example' && (
        <Alert severity="success" role="status" sx={{ marginBottom: 2 }}>
          The example data is in. To take all of it out again, open Import customers and choose Undo beside
          it.
        </Alert>
      )}
      <Facts labelWidth={128}>
        <Fact label="You">{name}</Fact>
        <Fact label="Company">{company ?? 'You work alone'}</Fact>
        <Fact label="Next">{next.what}</Fact>
      </Facts>
      {offer}
      <StepButtons onBack={onBack}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          {first === 'example' && (
            <Button size="large" disabled={isFinishing} onClick={() => onFinish('calendar')}>
              Open the calendar
            </Button>
          )}
          {chosePlan && first !== 'skip' && (
            <Button size="large" disabled={isFinishing} onClick={() => onFinish('skip')}>
              {TO_PLAN.label}
            </Button>
          )}
          <Button variant="contained" size="large" disabled={isFinishing} onClick={() => onFinish(first)}>
            {isFinishing ? 'Opening' : next.label}
          </Button>
        </Box>
      </StepButtons>
    </>
  );
}
