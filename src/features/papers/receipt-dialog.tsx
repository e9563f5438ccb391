import Typography from '@mui/material/Typography';

import { invoicesOf } from '@/data/invoices/invoice-list';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { receiptPaper } from '@/domain/papers/receipt-paper';
import type { Payment } from '@/domain/payments/payment';
import { receiptTitle } from '@/domain/payments/receipt/receipt-words';
import { useNow } from '@/shared/format/use-now';

import { PaperDialog } from './paper-dialog';
import { usePaperMaker } from './use-paper-maker';

export type ReceiptDialogProps = {
  /** A settled payment or refund. */
  readonly payment: Payment;
  readonly onClose: () => void;
};

/** Creates the receipt of a payment or a refund. */
export function ReceiptDialog({ payment, onClose }: ReceiptDialogProps) {
  const { business, write, isLoading } = usePaperMaker();
  const invoices = useLive(invoicesOf(useViewer(), 'customerId', payment.customerId));
  const now = useNow();
  const isComplete = !isLoading && invoices.status === 'ready';
  return (
    <PaperDialog
      title={`${receiptTitle(payment)} as PDF`}
      paper={
        isComplete
          ? receiptPaper({ payment, invoices: invoices.rows, making: { business, now, write } })
          : null
      }
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        The amount, its day and method, the invoices that it is on, and what is open on them now.
      </Typography>
    </PaperDialog>
  );
}
