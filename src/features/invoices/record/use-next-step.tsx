import Button from '@mui/material/Button';
import Banknote from 'lucide-react/icons/banknote';
import FileCheck from 'lucide-react/icons/file-check';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { roomOf } from '@/domain/invoices/sums/invoice-sums';
import type { Invoice } from '@/domain/invoices/invoice';
import { useShortcuts } from '@/shared/keyboard/use-shortcuts';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { Icon } from '@/shared/ui/text/icon';

const IssueDialog = lazyDialog(async () => (await import('../issue/issue-dialog')).IssueDialog);
const RecordPaymentDialog = lazyDialog(
  async () => (await import('../pay/record-payment-dialog')).RecordPaymentDialog,
);

/** The next action of an invoice, with its dialog: a draft is issued, and what is owed is paid (key `p`). */
export function useNextStep(
  invoice: Invoice,
  mayChange: boolean,
): { readonly nextAction: ReactNode; readonly dialogs: ReactNode } {
  const [open, setOpen] = useState<'issue' | 'pay' | null>(null);
  const mayIssue = mayChange && invoice.number === null;
  const mayPay = mayChange && roomOf(invoice) > 0;
  useShortcuts(mayPay ? [{ keys: 'p', label: 'Record a payment', run: () => setOpen('pay') }] : []);
  const close = () => setOpen(null);
  return {
    nextAction: mayIssue ? (
      <Button
        variant="contained"
        startIcon={<Icon of={FileCheck} size={18} />}
        onClick={() => setOpen('issue')}
      >
        Issue
      </Button>
    ) : mayPay ? (
      <Button variant="contained" startIcon={<Icon of={Banknote} size={18} />} onClick={() => setOpen('pay')}>
        Record payment
      </Button>
    ) : null,
    dialogs: (
      <>
        {open === 'issue' && <IssueDialog invoices={[invoice]} onClose={close} />}
        {open === 'pay' && <RecordPaymentDialog invoice={invoice} onClose={close} />}
      </>
    ),
  };
}
