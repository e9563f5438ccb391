import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { newId } from '@/data/core/ids';
import { refundPayment } from '@/data/payments/card-payments';
import { useViewer } from '@/data/session/use-session';
import { refundable } from '@/domain/payments/card/refund-problem';
import { paymentLabel } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { notify } from '@/shared/feedback/notify';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { FormMoneyField } from '@/shared/forms/fields/form-money-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { onlineRefundSchema } from './online-refund.schema';
import type { OnlineRefundValues } from './online-refund.schema';

export type OnlineRefundDialogProps = { readonly payment: Payment; readonly onClose: () => void };

const NOT_IN_CHARGE = 'Only administrators give money back that was paid online.';

/** Gives an amount of an online payment back to the client's card or bank account, or says why it cannot be done. */
export function OnlineRefundDialog({ payment, onClose }: OnlineRefundDialogProps) {
  const { isAdmin } = useViewer();
  const most = isAdmin ? refundable(payment) : NOT_IN_CHARGE;
  return typeof most === 'string' ? (
    <Dialog open onClose={onClose} aria-labelledby="no-refund">
      <DialogTitle id="no-refund">Nothing to refund</DialogTitle>
      <DialogContent>
        <Typography>{most}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  ) : (
    <RefundForm {...{ payment, most, onClose }} />
  );
}

function RefundForm({ payment, most, onClose }: OnlineRefundDialogProps & { readonly most: number }) {
  const formats = useFormat();
  // Two presses give back once.
  const requestId = useRef(newId());
  const { uuid: paymentId, currency } = payment;
  const schema = useMemo(() => onlineRefundSchema(payment, formats), [payment, formats]);
  return (
    <FormikDialog<OnlineRefundValues>
      open
      title="Refund an online payment"
      submitLabel="Refund"
      initialValues={{ amount: most }}
      validationSchema={schema}
      onSubmit={async ({ amount: cents }) => {
        if (cents === null) return;
        await refundPayment({ paymentId, cents, requestId: requestId.current });
        notify.success('Refund is on its way');
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {formatMoney(most, formats)} can go back the way it came, in five to ten days. The invoice is then
        owed again by that amount; Stripe keeps its fee.
      </Typography>
      <FormMoneyField name="amount" label={paymentLabel('amount')} currency={currency} required />
    </FormikDialog>
  );
}
