import ScrollText from 'lucide-react/icons/scroll-text';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Invoice } from '@/domain/invoices/invoice';
import { IssuedPaperDialog } from '@/features/papers/public';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';

/** The entry of an invoice's menu that opens its customer's statement of account, with its dialog. */
export function useStatementEntry({ customerId, customerName }: Invoice): {
  readonly entry: MenuEntry;
  readonly dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  return {
    entry: {
      id: 'statement',
      label: 'Statement of account',
      icon: ScrollText,
      onSelect: () => setOpen(true),
    },
    dialog: isOpen && (
      <IssuedPaperDialog noun="statement" {...{ customerId, customerName }} onClose={() => setOpen(false)} />
    ),
  };
}
