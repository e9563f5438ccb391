import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLive } from '@/data/live/use-live';
import { paymentsOf } from '@/data/payments/payment-list';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { hasCredit } from '@/domain/payments/settle/apply-credit';
import { creditLeft } from '@/domain/payments/settle/credit-left';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const RefundDialog = lazyDialog(async () => (await import('./refund-dialog')).RefundDialog);

/** A customer's credit, which pays the next invoice by itself, and the way to give it back; nothing without any. */
export function ClientCredit({ customerId }: { readonly customerId: string }) {
  const viewer = useViewer();
  const formats = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { rows } = useLive(paymentsOf(viewer, 'customerId', customerId));
  const credit = creditLeft(rows, formats.currency);
  const from = rows.find(hasCredit);
  if (credit === 0 || !from) return null;
  const { customerName, assignees } = from;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 44 }}>
      <span>
        Credit of the client <b className="tn">{formatMoney(credit, formats)}</b>
      </span>
      {may(viewer, 'invoices:edit') && <Button onClick={() => setOpen(true)}>Give back</Button>}
      {isOpen && (
        <RefundDialog
          of={{ customerId, customerName, assignees, trackerId: '', unallocated: credit }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
