import { usePaperBusiness } from '@/data/company/use-paper-business';
import { useStore } from '@/data/live/use-live';
import { sendReceipt } from '@/data/payments/receipts';
import { useUser, useViewer } from '@/data/session/use-session';
import type { Payment } from '@/domain/payments/payment';
import { firstReceiptMail, receiptButton } from '@/domain/payments/receipt/receipt-words';
import { PaperMailDialog, sendWithPaper } from '@/features/paper-mail/public';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { firstName } from '@/shared/format/words';
import { readReceipt } from './read-receipt';

export type SendReceiptDialogProps = {
  /** A settled payment or refund. */
  readonly payment: Payment;
  readonly onClose: () => void;
};

/** Sends the receipt of a payment or a refund, or only makes the client's link. */
export function SendReceiptDialog({ payment, onClose }: SendReceiptDialogProps) {
  const store = useStore();
  const viewer = useViewer();
  const { displayName: sender } = useUser();
  const { name: business, settings } = usePaperBusiness();
  const formats = useFormat();
  const now = useNow();
  const { uuid: paymentId, customerId, customerName } = payment;
  const app = window.location.origin;
  const first = firstReceiptMail(payment, {
    ...{ client: firstName(customerName), sender, business },
    write: {
      money: (cents) => formatMoney(cents, formats),
      day: (day) => formatDay(day, formats, now),
    },
  });
  return (
    <PaperMailDialog
      title="Send receipt"
      draftKey={`send-receipt:${paymentId}`}
      customer={{ uuid: customerId, name: customerName }}
      first={first}
      attached="The amount, its day and method, and the invoices that it is on."
      button={receiptButton(payment, { app, link: '' }).label}
      send={async (sending) => {
        const { link, paper } = await sendWithPaper({
          recordId: paymentId,
          send: () => sendReceipt({ paymentId, ...sending }),
          read: async () => ({
            ...(await readReceipt(store, viewer, paymentId)),
            ...{ kind: 'receipt', business: { name: business, settings }, at: Date.now() },
          }),
        });
        return {
          title: 'The receipt is on its way',
          paper,
          address: receiptButton(payment, { app, link }).address,
        };
      }}
      onClose={onClose}
    />
  );
}
