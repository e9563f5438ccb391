import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { newId } from '@/data/core/ids';
import { MAX_STEP_NAME, MAX_STEP_WHEN, MOST_STEPS } from '@/domain/estimates/estimate-content';
import type { ScheduleStep } from '@/domain/estimates/estimate-content';
import { useFormat } from '@/shared/format/format-context';
import { EntriesEditor } from '@/shared/forms/fields/entries-editor';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { blankStep, scheduleFromForm, scheduleSchema, scheduleToForm } from './schedule-form';
import type { ScheduleForm, StepForm } from './schedule-form';

export type ScheduleDialogProps = {
  readonly open: boolean;
  readonly schedule: readonly ScheduleStep[];
  readonly draftKey: string;
  readonly onSave: (schedule: readonly ScheduleStep[]) => void;
  readonly onClose: () => void;
};

const KINDS = [
  { value: 'percent', label: 'Percent of the total' },
  { value: 'cents', label: 'Fixed amount' },
  { value: 'rest', label: 'Percent of what is left' },
] as const;

/** Edits the payment steps. The last one always takes the rest, so that they add up to the total. */
export function ScheduleDialog({ open, schedule, draftKey, onSave, onClose }: ScheduleDialogProps) {
  const { country } = useFormat();
  const schema = useMemo(() => scheduleSchema(country), [country]);
  return (
    <FormikDialog<ScheduleForm>
      open={open}
      title="Deposit and payments"
      submitLabel="Save"
      initialValues={scheduleToForm(schedule, country)}
      validationSchema={schema}
      draftKey={draftKey}
      onClose={onClose}
      onSubmit={(values) => {
        onSave(scheduleFromForm(values, country));
        onClose();
      }}
    >
      <Steps />
    </FormikDialog>
  );
}

function Steps() {
  const { values } = useFormikContext<ScheduleForm>();
  const last = values.steps.at(-1);
  return (
    <EntriesEditor<'steps', StepForm>
      name="steps"
      noun="step"
      max={MOST_STEPS}
      second="minmax(0, 1fr)"
      emptyText="Without steps, all is paid in one amount."
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      makeNew={() => blankStep(newId())}
      renderFields={(_step, path) => (
        <>
          <FormTextField name={`${path}.name`} label="Name" required maxLength={MAX_STEP_NAME} />
          <FormTextField name={`${path}.when`} label="When it is due" maxLength={MAX_STEP_WHEN} />
        </>
      )}
      renderBelow={(step, path) =>
        step.id === last?.id ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {values.steps.length === 1 ? 'Takes the whole total.' : 'Takes the rest.'}
          </Typography>
        ) : (
          <Box sx={howMuch}>
            <FormSelect name={`${path}.kind`} label="How much" options={KINDS} />
            <FormTextField
              name={`${path}.value`}
              label={step.kind === 'cents' ? 'Amount' : 'Percent'}
              inputMode="decimal"
              required
            />
          </Box>
        )
      }
    />
  );
}

const howMuch = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } as const;
