import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Invoice } from '@/domain/invoices/invoice';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';

const PaperDialog = lazyDialog(async () => (await import('./office-paper-dialog')).OfficePaperDialog);

/** The entry of the record's menu that makes the PDF of an invoice or a credit note, with its dialog. */
export function useInvoicePaper(invoice: Invoice): {
  readonly entry: MenuEntry;
  readonly dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  return {
    entry: { id: 'paper', label: 'PDF', icon: Download, onSelect: () => setOpen(true) },
    dialog: isOpen && <PaperDialog invoice={invoice} onClose={() => setOpen(false)} />,
  };
}
