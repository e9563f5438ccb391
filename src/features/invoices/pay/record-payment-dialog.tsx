import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { newId } from '@/data/core/ids';
import { customerRef } from '@/data/customers/customers';
import { useLiveRecord } from '@/data/live/use-live';
import { notePayment } from '@/data/payments/payments';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { dueOf, roomOf } from '@/domain/invoices/sums/invoice-sums';
import type { Invoice } from '@/domain/invoices/invoice';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { NotedFields } from './noted-fields';
import { notedSchema } from './noted.schema';
import type { NotedValues } from './noted.schema';

type PaymentValues = NotedValues & {
  /** Whether the receipt goes to the customer's address. */
  readonly isReceiptMailed: boolean;
};

export type RecordPaymentDialogProps = {
  readonly invoice: Invoice;
  readonly onClose: () => void;
};

/** Notes money that came for an invoice, also without signal; what is due is filled in, so one press is enough. */
export function RecordPaymentDialog({ invoice, onClose }: RecordPaymentDialogProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const formats = useFormat();
  const { email = '' } = useLiveRecord(customerRef(invoice.customerId)).record ?? {};
  const today = dayOf(useNow(), formats.zone);
  // Two presses note one payment.
  const id = useRef(newId());
  const { uuid, customerId, customerName, assignees, trackerId, currency, payers } = invoice;
  const room = roomOf(invoice);
  const note = ({ amount, reference, note: typed, isReceiptMailed, ...values }: PaymentValues) => {
    if (amount === null) return;
    commit(
      notePayment(
        viewer,
        { uuid: customerId, name: customerName, assignees },
        {
          ...values,
          ...{ amount, currency, trackerId, reference: reference.trim(), note: typed.trim() },
          receiptTo: isReceiptMailed ? email : '',
          // What is more than the invoice takes stays as credit of the client.
          wished: room === 0 ? [] : [{ invoiceId: uuid, amount: Math.min(amount, room) }],
        },
        id.current,
      ),
    );
    onClose();
  };
  return (
    <FormikDialog<PaymentValues>
      open
      title="Record a payment"
      submitLabel="Record payment"
      draftKey={`record-payment:${uuid}`}
      initialValues={{
        amount: dueOf(invoice) || room || null,
        method: 'Check',
        payer: payers[0]?.payer ?? 'Client',
        receivedOn: today,
        reference: '',
        note: '',
        isReceiptMailed: true,
      }}
      validationSchema={notedSchema('Payment', today)}
      onSubmit={note}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {formatMoney(room, formats)} is open. What is paid beyond it stays as the client’s credit.
      </Typography>
      <NotedFields {...{ currency, today }} />
      {email !== '' && (
        <FormCheckbox
          name="isReceiptMailed"
          label="Mail the receipt"
          helper={`To ${email}, with the link to the client’s page.`}
        />
      )}
    </FormikDialog>
  );
}
