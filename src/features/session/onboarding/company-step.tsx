import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';

import type { CompanyChoice } from '@/domain/onboarding';
import { basicsSchema, BusinessBasicsFields } from '@/features/company/public';
import { SubmitButton } from '@/shared/forms/submit-button';

import { ChoiceCards } from './choice-cards';
import type { Choice } from './choice-cards';
import { KeepDraft } from './keep-draft';
import type { CompanyValues } from './onboarding-draft';
import { StepButtons } from './step-buttons';

const CHOICES: readonly Choice<CompanyChoice>[] = [
  {
    value: 'found',
    label: 'Found a company',
    text: 'You run a business and others work with you, now or later.',
  },
  {
    value: 'alone',
    label: 'Work alone',
    text: 'You can found a company at any time; everything stays where it is.',
  },
];

export type CompanyStepProps = {
  readonly choice: CompanyChoice;
  readonly values: CompanyValues;
  readonly onChoose: (choice: CompanyChoice) => void;
  readonly onKeep: (values: CompanyValues) => void;
  readonly onNext: (values: CompanyValues) => Promise<void>;
  readonly onBack: () => void;
};

/** A company of one's own, or working alone; either way the zone and currency that everything is kept in. */
export function CompanyStep({ choice, values, onChoose, onKeep, onNext, onBack }: CompanyStepProps) {
  const isCompany = choice === 'found';
  return (
    <Formik
      initialValues={values}
      validationSchema={basicsSchema(isCompany)}
      onSubmit={(typed) => onNext({ ...typed, name: typed.name.trim() })}
    >
      <Form noValidate>
        <KeepDraft<CompanyValues> onKeep={onKeep} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ChoiceCards label="How you work" options={CHOICES} value={choice} onChange={onChoose} />
          <BusinessBasicsFields isCompany={isCompany} />
        </Box>
        <StepButtons onBack={onBack}>
          <SubmitButton size="large" pendingLabel={isCompany ? 'Founding your company' : 'Saving'}>
            Continue
          </SubmitButton>
        </StepButtons>
      </Form>
    </Formik>
  );
}
