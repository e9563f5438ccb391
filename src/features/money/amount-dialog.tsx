import { amount } from '@/shared/forms/frame/bounded';
import { object } from '@/shared/forms/frame/schema';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';

export type AmountDialogProps = {
  open: boolean;
  /** Name of the amount, e.g. "Contract amount". */
  label: string;
  /** The current amount in cents; null without one. */
  cents: number | null;
  /** Of the record with this amount. */
  recordId: string;
  onSave: (cents: number) => void;
  onClose: () => void;
};

const schema = object({ amount: amount().required('Write an amount, like 1,250.00.') });

/** Asks for one amount of money. */
export function AmountDialog({ open, label, cents, recordId, onSave, onClose }: AmountDialogProps) {
  return (
    <FormikDialog<{ amount: number | null }>
      open={open}
      title={label}
      width="small"
      submitLabel="Save"
      initialValues={{ amount: cents }}
      draftKey={`amount:${recordId}`}
      validationSchema={schema}
      onSubmit={({ amount: typed }) => {
        if (typed !== null) onSave(typed);
      }}
      onClose={onClose}
    >
      <FormMoneyField name="amount" label={label} required />
    </FormikDialog>
  );
}
