import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { StepButtons } from './step-buttons';

export type MemberStepProps = {
  readonly company: string;
  readonly isAdmin: boolean;
  readonly onNext: () => void;
  readonly onBack: () => void;
};

/** The second step of a user who already has a company. */
export function MemberStep({ company, isAdmin, onNext, onBack }: MemberStepProps) {
  return (
    <>
      <Typography>
        {isAdmin ? `${company} is set up, and you are its administrator.` : `You work with ${company}.`}
      </Typography>
      <StepButtons onBack={onBack}>
        <Button variant="contained" size="large" onClick={onNext}>
          Continue
        </Button>
      </StepButtons>
    </>
  );
}
