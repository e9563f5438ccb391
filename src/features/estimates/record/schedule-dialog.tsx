import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { newId } from '@/data/core/ids';
import { MAX_STEP_NAME, MAX_STEP_WHEN, MOST_STEPS } from '@/domain/estimates/estimate-content';
import type { ScheduleStep } from '@/domain/estimates/estimate-content';
import { useFormat } from '@/shared/format/format-context';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { Icon } from '@/shared/ui/text/icon';
import { blankStep, scheduleFromForm, scheduleSchema, scheduleToForm } from './schedule-form';
import type { ScheduleForm } from './schedule-form';

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
  const { steps } = values;
  return (
    <FieldArray name="steps">
      {({ push, remove }) => (
        <>
          {steps.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              Without steps, all is paid in one amount.
            </Typography>
          )}
          {steps.map((step, at) => (
            <Box key={step.id} role="group" aria-label={`Step ${at + 1}`} sx={entry}>
              <FormTextField name={`steps.${at}.name`} label="Name" required maxLength={MAX_STEP_NAME} />
              <FormTextField name={`steps.${at}.when`} label="When it is due" maxLength={MAX_STEP_WHEN} />
              {at < steps.length - 1 ? (
                <>
                  <FormSelect name={`steps.${at}.kind`} label="How much" options={KINDS} />
                  <FormTextField
                    name={`steps.${at}.value`}
                    label={step.kind === 'cents' ? 'Amount' : 'Percent'}
                    inputMode="decimal"
                    required
                  />
                </>
              ) : (
                <Typography sx={{ gridColumn: '1 / 3', color: 'text.secondary' }}>
                  {at === 0 ? 'Takes the whole total.' : 'Takes the rest.'}
                </Typography>
              )}
              <IconButton aria-label={`Remove step ${at + 1}`} onClick={() => remove(at)} sx={removal}>
                <Icon of={X} size={18} />
              </IconButton>
            </Box>
          ))}
          <Button
            variant="text"
            startIcon={<Icon of={Plus} size={18} />}
            disabled={steps.length >= MOST_STEPS}
            onClick={() => push(blankStep(newId()))}
            sx={{ alignSelf: 'start' }}
          >
            Add step
          </Button>
        </>
      )}
    </FieldArray>
  );
}

const entry = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 40px',
  alignItems: 'start',
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const removal = { gridColumn: 3, gridRow: 1, mt: '26px' } as const;
