import Ban from 'lucide-react/icons/ban';
import CircleSlash from 'lucide-react/icons/circle-slash';
import FileMinus from 'lucide-react/icons/file-minus';
import HandCoins from 'lucide-react/icons/hand-coins';
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

const CreditDialog = lazyDialog(async () => (await import('../credit/credit-dialog')).CreditDialog);

/** What the office may still do with an issued invoice; its paper stays as it is. Empty for users who may not edit. */
export function useCorrections(
  invoice: Invoice,
  mayChange: boolean,
): { readonly menu: readonly MenuEntry[]; readonly dialog: ReactNode } {
  const { ask, dialog } = useQuestion();
  const [isCrediting, setCrediting] = useState(false);
  const formats = useFormat();
  const { uuid, balance, heldBack, heldReason, heldReleasedAt, customerName } = invoice;
  if (!mayChange || invoice.number === null) return { menu: [], dialog };
  const client = customerName || 'The client';
  const credit: MenuEntry = {
    id: 'credit',
    label: 'Credit note',
    icon: FileMinus,
    onSelect: () => setCrediting(true),
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
        {isCrediting && <CreditDialog invoice={invoice} onClose={() => setCrediting(false)} />}
      </>
    ),
  };
}
