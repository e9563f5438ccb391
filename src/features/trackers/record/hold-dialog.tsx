import { useFormikContext } from 'formik';
import { isHoldReason } from '@/domain/trackers/stages';
import type { HoldAnswer } from '@/domain/trackers/stages';
import { HOLD_REASONS } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { holdSchema } from './hold.schema';

const EMPTY = { reason: '', resumesOn: '', isUnknown: false, note: '' };

export type HoldDialogProps = {
  readonly trackerId: string;
  /** Today in the business's zone. */
  readonly today: Day;
  readonly hasBegun: boolean;
  readonly onHold: (answer: HoldAnswer) => void;
  readonly onClose: () => void;
};

/** Asks for the reason of a hold and the new day for the client, which may be unknown. */
export function HoldDialog({ trackerId, today, hasBegun, onHold, onClose }: HoldDialogProps) {
  return (
    <FormikDialog
      open
      title="Put on hold"
      submitLabel="Put on hold"
      initialValues={EMPTY}
      draftKey={`hold:${trackerId}`}
      validationSchema={holdSchema(today)}
      onSubmit={({ reason, resumesOn, isUnknown, note }) => {
        if (isHoldReason(reason))
          onHold({ reason, resumesOn: isUnknown ? '' : resumesOn, note: note.trim() });
      }}
      onClose={onClose}
    >
      <FormSelect
        name="reason"
        label="Reason"
        required
        helper="The client reads it on their page, in our words."
        options={HOLD_REASONS.map((reason) => ({ value: reason, label: reason }))}
      />
      <NewDay label={hasBegun ? 'Work goes on' : 'New start'} today={today} />
      <FormTextField name="note" label="Note for the office" multiline rows={2} />
    </FormikDialog>
  );
}

function NewDay({ label, today }: { label: string; today: Day }) {
  const { values } = useFormikContext<typeof EMPTY>();
  return (
    <>
      {!values.isUnknown && (
        <FormDateField
          name="resumesOn"
          label={label}
          required
          min={today}
          helper="The client is told this day."
        />
      )}
      <FormCheckbox
        name="isUnknown"
        label="Not known yet"
        {...(values.isUnknown && { helper: 'The client reads that the new day follows.' })}
      />
    </>
  );
}
