import Button from '@mui/material/Button';
import Banknote from 'lucide-react/icons/banknote';
import FileCheck from 'lucide-react/icons/file-check';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { roomOf } from '@/domain/invoices/sums/invoice-sums';
import type { Invoice } from '@/domain/invoices/invoice';
import { sendProblem } from '@/domain/invoices/mail/send-problem';
import { useShortcuts } from '@/shared/keyboard/use-shortcuts';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';
import type { LineIcon } from '@/shared/theme/line-icon';
import { Icon } from '@/shared/ui/text/icon';

const IssueDialog = lazyDialog(async () => (await import('../issue/issue-dialog')).IssueDialog);
const SendDialog = lazyDialog(async () => (await import('../send/send-dialog')).SendDialog);
const RecordPaymentDialog = lazyDialog(
  async () => (await import('../pay/record-payment-dialog')).RecordPaymentDialog,
);

type Step = 'issue' | 'send' | 'pay';

/** The next action of an invoice, the further ones for its menu, and their dialogs. */
export type NextStep = {
  readonly nextAction: ReactNode;
  readonly menu: readonly MenuEntry[];
  readonly dialogs: ReactNode;
};

/** A draft is issued, what is issued is sent to its client, and what is owed is paid (key `p`). */
export function useNextStep(invoice: Invoice, mayChange: boolean): NextStep {
  const [open, setOpen] = useState<Step | null>(null);
  const mayPay = mayChange && roomOf(invoice) > 0;
  useShortcuts(mayPay ? [{ keys: 'p', label: 'Record a payment', run: () => setOpen('pay') }] : []);
  const close = () => setOpen(null);
  const [next, ...further] = mayChange ? stepsOf(invoice) : [];
  const words = wordsOf(invoice);
  return {
    nextAction: next && (
      <Button
        variant="contained"
        startIcon={<Icon of={words[next].icon} size={18} />}
        onClick={() => setOpen(next)}
      >
        {words[next].label}
      </Button>
    ),
    menu: further
      .filter((step) => step !== null)
      .map((id) => ({ id, ...words[id], onSelect: () => setOpen(id) })),
    dialogs: (
      <>
        {open === 'issue' && <IssueDialog invoices={[invoice]} onClose={close} />}
        {open === 'send' && <SendDialog invoice={invoice} onClose={close} />}
        {open === 'pay' && <RecordPaymentDialog invoice={invoice} onClose={close} />}
      </>
    ),
  };
}

/** What can be done with an invoice now, the next step first; null where nothing is next. */
function stepsOf(invoice: Invoice): readonly (Step | null)[] {
  if (invoice.number === null) return ['issue'];
  const send: readonly Step[] = sendProblem(invoice) === null ? ['send'] : [];
  const pay: readonly Step[] = roomOf(invoice) > 0 ? ['pay'] : [];
  const waitsForSending = invoice.sentAt === null && invoice.status !== 'Written Off';
  if (waitsForSending) return [...send, ...pay];
  return pay.length > 0 ? [...pay, ...send] : [null, ...send];
}

function wordsOf({
  kind,
  sentAt,
}: Invoice): Record<Step, { readonly label: string; readonly icon: LineIcon }> {
  return {
    issue: { label: 'Issue', icon: FileCheck },
    send: { label: sentAt === null ? `Send ${kind.toLowerCase()}` : 'Send again', icon: Send },
    pay: { label: 'Record payment', icon: Banknote },
  };
}
