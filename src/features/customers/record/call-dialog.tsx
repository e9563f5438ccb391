import Link from '@mui/material/Link';
import type { Customer } from '@/domain/customer';
import { UNCONTACTED } from '@/domain/customer-status';
import type { CustomerStatus } from '@/domain/statuses';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { FormikDialog } from '@/shared/forms/formik-dialog';
import { PhoneText } from '@/shared/ui/phone-text';

export type CallDialogProps = {
  readonly open: boolean;
  readonly customer: Customer;
  /** What was typed before the call was chosen. */
  readonly body?: string;
  readonly onLog: (body: string, status: CustomerStatus | null) => void;
  readonly onClose: () => void;
};

/** Calls and keeps what came of it; a first conversation or a missed one moves the status along. */
export function CallDialog({ open, customer, body = '', onLog, onClose }: CallDialogProps) {
  const isFirst = UNCONTACTED.includes(customer.customerStatus);
  return (
    <FormikDialog
      open={open}
      title={`Call ${customer.name}`}
      initialValues={{ outcome: 'reached', body }}
      submitLabel="Log call"
      width="small"
      onClose={onClose}
      onSubmit={({ outcome, body: said }) => {
        const reached = outcome === 'reached';
        const words = said.trim() || (reached ? '' : 'No answer.');
        onLog(words, isFirst ? (reached ? 'Contacted' : 'Not Contacted') : null);
        onClose();
      }}
    >
      {customer.phone && (
        <Link href={`tel:${customer.phone}`} variant="h4">
          <PhoneText phone={customer.phone} />
        </Link>
      )}
      <FormSelect
        name="outcome"
        label="Outcome"
        options={[
          { value: 'reached', label: 'We spoke' },
          { value: 'missed', label: 'No answer' },
        ]}
        {...(isFirst && { helper: 'The status becomes Contacted, or Not Contacted when nobody answered.' })}
      />
      <FormTextField name="body" label="What was said" multiline rows={4} maxLength={2000} />
    </FormikDialog>
  );
}
