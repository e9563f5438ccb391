import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createProject, PROJECT_FIELDS } from '@/data/projects/projects';
import type { ProjectFields } from '@/data/projects/projects';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { labelsByPath } from '@/domain/core/field-path';
import { pick } from '@/domain/core/record';
import { initialOf } from '@/domain/core/shape';
import { conventionsOf } from '@/domain/format/conventions';
import { paths } from '@/domain/navigation/paths';
import { projectShape } from '@/domain/projects/project';
import { useFormat } from '@/shared/format/format-context';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormPage } from '@/shared/forms/frame/form-page';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { DateFields, MemberFields, PlaceFields, WhatFields } from './project-fields';
import { newProjectSchema } from './project.schema';

type Values = ProjectFields & { readonly budget: number | null };

/** The steps, and the fields of each, so that a failed check can lead there. */
const STEPS = [
  { label: 'What', fields: ['title', 'customerName', 'description'] },
  { label: 'Where and when', fields: ['streetAddress', 'city', 'state', 'zipcode', 'startOn', 'endOn'] },
  { label: 'Who and how much', fields: ['assignees', 'budget'] },
] as const;
const LAST = STEPS.length - 1;

/** /app/projects/create: a new project in three steps; trackers and jobs are added on its page. */
export function CreateProjectPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const { address } = conventionsOf(useFormat().country);
  const [step, setStep] = useState(0);
  if (!may(viewer, 'projects:edit')) {
    return (
      <DeniedState heading="h1" text="Ask an administrator of your company for the right to edit projects." />
    );
  }
  const blank: Values = {
    ...pick(initialOf(projectShape.fields), PROJECT_FIELDS),
    assignees: [viewer.uid],
    budget: null,
  };
  return (
    <FormPage<Values>
      title="Create project"
      back={{ to: paths.projects, label: 'Projects' }}
      draftKey="create-project"
      stored={blank}
      validationSchema={newProjectSchema}
      labels={{ ...labelsByPath(projectShape), ...address, budget: 'Budget' }}
      submitLabel={step === LAST ? 'Create project' : 'Next'}
      step={
        step === LAST ? undefined : { fields: STEPS[step]?.fields ?? [], onNext: () => setStep(step + 1) }
      }
      onSubmit={({ budget, ...values }) => {
        const fields = { ...values, title: values.title.trim(), customerName: values.customerName.trim() };
        const { id, intent } = createProject(viewer, fields, budget, Date.now());
        commit(intent);
        void navigate(paths.project(id));
        return true;
      }}
    >
      {() => <Steps step={step} onStep={setStep} mayPrice={may(viewer, 'pricing:show')} />}
    </FormPage>
  );
}

const shownIf = (isShown: boolean) => ({ display: isShown ? 'contents' : 'none' });

type StepsProps = {
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly mayPrice: boolean;
};

/** One step's fields at a time; a failed check opens the step of its first problem. */
function Steps({ step, onStep, mayPrice }: StepsProps) {
  /** The attempt that led to a step. */
  const led = useRef(0);
  const isPhone = useIsPhone();
  const { errors, submitCount, isValidating } = useFormikContext<Values>();
  useEffect(() => {
    // Each attempt leads once: later validations happen while another step is filled in.
    if (submitCount === led.current || isValidating) return;
    led.current = submitCount;
    const first = STEPS.findIndex(({ fields }) => fields.some((field) => errors[field] !== undefined));
    if (first >= 0) onStep(first);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isValidating]);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [all, active] = [fields.current, document.activeElement];
    const shown = all?.children[step];
    // Enter leaves the focus in a field of the step before, which is hidden now.
    if (all?.contains(active) && !shown?.contains(active))
      shown?.querySelector<HTMLElement>('input, [role="combobox"]')?.focus();
  }, [step]);
  return (
    <>
      <Stepper nonLinear activeStep={step} orientation={isPhone ? 'vertical' : 'horizontal'}>
        {STEPS.map(({ label }, at) => (
          <Step key={label}>
            <StepButton onClick={() => onStep(at)} sx={{ p: 1, m: -1, borderRadius: '8px' }}>
              {label}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      {/* All stay mounted: a day that is not finished is known to its field alone. */}
      <Box ref={fields} sx={{ display: 'contents' }}>
        <Box sx={shownIf(step === 0)}>
          <WhatFields />
        </Box>
        <Box sx={shownIf(step === 1)}>
          <PlaceFields />
          <DateFields />
        </Box>
        <Box sx={shownIf(step === 2)}>
          <MemberFields />
          {mayPrice && <FormMoneyField name="budget" label="Budget" />}
        </Box>
      </Box>
    </>
  );
}
