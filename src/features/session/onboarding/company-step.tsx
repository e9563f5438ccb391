import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { Suspense } from 'react';

import type { CompanyChoice } from '@/domain/session/onboarding';
import { basicsSchema, BusinessBasicsFields } from '@/features/company/public';
import { SubmitButton } from '@/shared/forms/frame/submit-button';
import { PageSkeleton } from '@/shared/ui/states/page-skeleton';

import { ChoiceCards } from './choice-cards';
import type { Choice } from './choice-cards';
import { KeepDraft } from './keep-draft';
import type { CompanyValues } from './onboarding-draft';
import { StepButtons } from './step-buttons';
import { lazy } from '@/shared/ui/states/lazy';

const CompanyRequests = lazy(async () => ({
  default: (await import('@/features/employees/public')).CompanyRequests,
}));

const CHOICES: readonly Choice<CompanyChoice>[] = [
  {
    value: 'found',
    label: 'Found a company',
    text: 'You run a business and others work with you, now or later.',
  },
  {
    value: 'accept',
    label: 'Accept an invitation',
    text: 'A company invited you, and you work with its customers and jobs.',
  },
  {
    value: 'alone',
    label: 'Work alone',
    text: 'You can found a company at any time; everything stays where it is.',
  },
];

export type CompanyStepProps = {
  /** The address a company would have invited. */
  readonly email: string;
  readonly choice: CompanyChoice;
  readonly values: CompanyValues;
  readonly onChoose: (choice: CompanyChoice) => void;
  readonly onKeep: (values: CompanyValues) => void;
  readonly onNext: (values: CompanyValues) => Promise<void>;
  readonly onBack: () => void;
};

/** The choice between founding a company and working alone. Accepting an invitation restarts the session. */
export function CompanyStep({ email, choice, values, onChoose, onKeep, onNext, onBack }: CompanyStepProps) {
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
          {choice === 'accept' ? (
            <Suspense fallback={<PageSkeleton />}>
              <CompanyRequests
                empty={`No company invites ${email} yet. Ask an administrator to invite exactly this address.`}
              />
            </Suspense>
          ) : (
            <BusinessBasicsFields isCompany={isCompany} />
          )}
        </Box>
        <StepButtons onBack={onBack}>
          {choice !== 'accept' && (
            <SubmitButton size="large" pendingLabel={isCompany ? 'Founding your company' : 'Saving'}>
              Continue
            </SubmitButton>
          )}
        </StepButtons>
      </Form>
    </Formik>
  );
}
