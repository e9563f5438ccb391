import Ban from 'lucide-react/icons/ban';
import CircleSlash from 'lucide-react/icons/circle-slash';
import FileMinus from 'lucide-react/icons/file-minus';
import HandCoins from 'lucide-react/icons/hand-coins';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { releaseHeldBack, voidInvoice, writeOff } from '@/data/invoices/issuing';
import type { Invoice } from '@/domain/invoices/invoice';
import { creditProblem, voidProblem, writeOffProblem } from '@/domain/invoices/issue/correction-problems';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useQuestion } from '@/shared/feedback/use-question';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';

const InvoiceWordsDialog = lazyDialog(
  async () => (await import('./invoice-words-dialog')).InvoiceWordsDialog,
);
const CreditDialog = lazyDialog(async () => (await import('../credit/credit-dialog')).CreditDialog);

/** What the office may change: of a draft its title and address, of an issued invoice what leaves its paper as it is. */
export function useCorrections(
  invoice: Invoice,
  mayChange: boolean,
): { readonly menu: readonly MenuEntry[]; readonly dialog: ReactNode } {
  const { ask, dialog } = useQuestion();
  const [open, setOpen] = useState<'credit' | 'words' | null>(null);
  const formats = useFormat();
  const { uuid, balance, heldBack, heldReason, heldReleasedAt, customerName } = invoice;
  const close = () => setOpen(null);
  if (!mayChange) return { menu: [], dialog };
  if (invoice.number === null)
    return {
      menu: [
        { id: 'words', label: 'Title and address…', icon: PencilLine, onSelect: () => setOpen('words') },
      ],
      dialog: open === 'words' && <InvoiceWordsDialog invoice={invoice} onClose={close} />,
    };
  const client = customerName || 'The client';
  const credit: MenuEntry = {
    id: 'credit',
    label: 'Credit note',
    icon: FileMinus,
    onSelect: () => setOpen('credit'),
  };
  const release: MenuEntry = {
    id: 'release',
    label: 'Release what is held back',
    icon: HandCoins,
    onSelect: () =>
      ask({
        title: `Release ${formatMoney(heldBack, formats)}?`,
        text: `${client} owes the part held back (${heldReason.toLowerCase()}) from today on.`,
        confirmLabel: 'Release',
        tone: 'primary',
        done: 'Held part released',
        run: () => releaseHeldBack(uuid),
      }),
  };
  const write: MenuEntry = {
    id: 'write-off',
    label: 'Write off',
    icon: CircleSlash,
    onSelect: () =>
      ask({
        title: `Write off ${formatMoney(balance, formats)}?`,
        text: 'The debt stays visible on the invoice, and a later payment still counts.',
        confirmLabel: 'Write off',
        tone: 'danger',
        done: 'Invoice written off',
        run: () => writeOff(uuid),
      }),
  };
  const cancel: MenuEntry = {
    id: 'void',
    label: 'Declare void',
    icon: Ban,
    onSelect: () =>
      ask({
        title: 'Declare this invoice void?',
        text: `${client} no longer owes it. Its number stays used, and it cannot be issued again.`,
        confirmLabel: 'Declare void',
        tone: 'danger',
        done: 'Invoice declared void',
        run: () => voidInvoice(uuid),
      }),
  };
  return {
    menu: [
      ...(creditProblem(invoice, 1) === null ? [credit] : []),
      ...(heldBack > 0 && heldReleasedAt === null ? [release] : []),
      ...(writeOffProblem(invoice) === null ? [write] : []),
      ...(voidProblem(invoice, formats.country, false) === null ? [cancel] : []),
    ],
    dialog: (
      <>
        {dialog}
        {open === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      </>
    ),
  };
}
