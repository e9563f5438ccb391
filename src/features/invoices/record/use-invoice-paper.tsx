import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Invoice } from '@/domain/invoices/invoice';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';

const PaperDialog = lazyDialog(async () => (await import('./office-paper-dialog')).OfficePaperDialog);
const PreviewDialog = lazyDialog(async () => (await import('./client-preview-dialog')).ClientPreviewDialog);

/** The entries of the record's menu that show an invoice or a credit note as its client has it, with their dialogs. */
export function useInvoicePaper(invoice: Invoice): {
  readonly entries: readonly MenuEntry[];
  readonly dialog: ReactNode;
} {
  const [open, setOpen] = useState<'preview' | 'paper' | null>(null);
  const close = () => setOpen(null);
  return {
    entries: [
      { id: 'preview', label: 'Preview as the client', icon: Eye, onSelect: () => setOpen('preview') },
      { id: 'paper', label: 'PDF', icon: Download, onSelect: () => setOpen('paper') },
    ],
    dialog: (
      <>
        {open === 'preview' && <PreviewDialog invoice={invoice} onClose={close} />}
        {open === 'paper' && <PaperDialog invoice={invoice} onClose={close} />}
      </>
    ),
  };
}
