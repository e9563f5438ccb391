import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { newId } from '@/data/core/ids';
import { customerRef } from '@/data/customers/customers';
import { useLiveRecord } from '@/data/live/use-live';
import { notePayment } from '@/data/payments/payments';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { maxLengthOf } from '@/domain/core/bounds';
import { dueOf, roomOf } from '@/domain/invoices/sums/invoice-sums';
import type { Invoice } from '@/domain/invoices/invoice';
import { PAYERS } from '@/domain/money/payers';
import { PAYMENT_METHODS, paymentLabel, paymentShape } from '@/domain/payments/payment';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { recordPaymentSchema } from './record-payment.schema';
import type { RecordPaymentValues } from './record-payment.schema';

export type RecordPaymentDialogProps = {
  readonly invoice: Invoice;
  readonly onClose: () => void;
};

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

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
  const note = ({ amount, reference, note: typed, isReceiptMailed, ...values }: RecordPaymentValues) => {
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
    <FormikDialog<RecordPaymentValues>
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
      validationSchema={recordPaymentSchema(today)}
      onSubmit={note}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {formatMoney(room, formats)} is open. What is paid beyond it stays as the client’s credit.
      </Typography>
      <FormMoneyField name="amount" label={paymentLabel('amount')} currency={currency} required />
      <FormSelect
        name="method"
        label={paymentLabel('method')}
        required
        options={optionsOf(PAYMENT_METHODS)}
      />
      <FormSelect name="payer" label={paymentLabel('payer')} required options={optionsOf(PAYERS)} />
      <FormDateField name="receivedOn" label={paymentLabel('receivedOn')} max={today} />
      <FormTextField
        name="reference"
        label={paymentLabel('reference')}
        helper="The number of a check or a transfer."
        maxLength={maxLengthOf(paymentShape, 'reference')}
      />
      <FormTextField
        name="note"
        label={paymentLabel('note')}
        multiline
        maxLength={maxLengthOf(paymentShape, 'note')}
      />
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
