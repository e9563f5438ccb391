import Download from 'lucide-react/icons/download';
import Send from 'lucide-react/icons/send';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useViewer } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import type { Payment } from '@/domain/payments/payment';
import { receiptProblem } from '@/domain/payments/receipt/receipt-words';
import { IssuedPaperDialog } from '@/features/papers/public';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import type { LineIcon } from '@/shared/theme/line-icon';

const SendReceiptDialog = lazyDialog(async () => (await import('./send-receipt-dialog')).SendReceiptDialog);

/** An entry of a row's menu, or a button of its card. */
export type ReceiptEntry = {
  readonly id: string;
  readonly label: string;
  readonly icon: LineIcon;
  readonly onSelect: () => void;
};

export type ReceiptMenu = {
  /** What can be done with a payment's receipt; empty while it has none. */
  readonly menuOf: (payment: Payment) => readonly ReceiptEntry[];
  readonly dialogs: ReactNode;
};

type Opened = { readonly part: 'paper' | 'send'; readonly payment: Payment };

/** The receipt of each payment in a list: to print, and to mail. */
export function useReceiptMenu(): ReceiptMenu {
  const viewer = useViewer();
  const [open, setOpen] = useState<Opened | null>(null);
  const menuOf = useCallback(
    (payment: Payment): readonly ReceiptEntry[] => {
      if (receiptProblem(payment) !== null) return [];
      const paper: ReceiptEntry = {
        id: 'receipt',
        label: 'Receipt (PDF)',
        icon: Download,
        onSelect: () => setOpen({ part: 'paper', payment }),
      };
      const send: ReceiptEntry = {
        id: 'send',
        label: payment.receiptAt === null ? 'Send receipt' : 'Send receipt again',
        icon: Send,
        onSelect: () => setOpen({ part: 'send', payment }),
      };
      return mayOn(viewer, 'invoices:edit', payment) ? [paper, send] : [paper];
    },
    [viewer],
  );
  const close = () => setOpen(null);
  return {
    menuOf,
    dialogs: (
      <>
        {open?.part === 'paper' && (
          <IssuedPaperDialog noun="payment" payment={open.payment} onClose={close} />
        )}
        {open?.part === 'send' && <SendReceiptDialog payment={open.payment} onClose={close} />}
      </>
    ),
  };
}
