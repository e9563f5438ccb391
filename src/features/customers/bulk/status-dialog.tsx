import { useFormikContext } from 'formik';
import { object, string } from '@/shared/forms/frame/schema';
import { NOT_QUALIFIED_REASONS } from '@/domain/core/statuses';
import type { CustomerStatus } from '@/domain/core/statuses';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

export type StatusDialogProps = {
  readonly open: boolean;
  readonly count: number;
  readonly moves: readonly CustomerStatus[];
  readonly onChange: (to: CustomerStatus, why: { reason: string; note: string }) => void;
  readonly onClose: () => void;
};

const schema = object({
  status: string().required('Choose a status.'),
  reason: string().when('status', {
    is: 'Not Qualified',
    then: (reason) => reason.required('Say why they are not qualified.'),
  }),
  note: string().max(500, 'At most 500 characters.'),
});

/** Moves many leads to one status; 'Not Qualified' asks for the reason. */
export function StatusDialog({ open, count, moves, onChange, onClose }: StatusDialogProps) {
  const { country } = useFormat();
  return (
    <FormikDialog
      open={open}
      title={`Change the status of ${plural(count, 'lead', country)}`}
      initialValues={{ status: '', reason: '', note: '' }}
      validationSchema={schema}
      submitLabel="Change status"
      width="small"
      onClose={onClose}
      onSubmit={({ status, reason, note }) => {
        const to = moves.find((move) => move === status);
        if (to) onChange(to, { reason, note });
        onClose();
      }}
    >
      <FormSelect
        name="status"
        label="Status"
        required
        emptyLabel="Choose"
        options={moves.map((move) => ({ value: move, label: move }))}
        helper={moves.length === 0 ? 'There is no status that all of them may go to.' : ''}
      />
      <ReasonFields />
    </FormikDialog>
  );
}

function ReasonFields() {
  const { values } = useFormikContext<{ readonly status: string }>();
  if (values.status !== 'Not Qualified') return null;
  return (
    <>
      <FormSelect
        name="reason"
        label="Reason"
        required
        emptyLabel="Choose"
        options={NOT_QUALIFIED_REASONS.map((reason) => ({ value: reason, label: reason }))}
      />
      <FormTextField name="note" label="Note" multiline rows={3} maxLength={500} />
    </>
  );
}
