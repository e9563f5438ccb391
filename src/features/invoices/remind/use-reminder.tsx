import { useState } from 'react';
import type { ReactNode } from 'react';
import { isOutstanding } from '@/domain/invoices/due/overdue';
import type { Invoice } from '@/domain/invoices/invoice';
import { dueOf } from '@/domain/invoices/sums/invoice-sums';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const RemindDialog = lazyDialog(async () => (await import('./remind-dialog')).RemindDialog);

/** Whether a client may be reminded of an invoice: something of it is due. */
export function isRemindable(invoice: Invoice): boolean {
  return isOutstanding(invoice) && dueOf(invoice) > 0;
}

/** Opens the reminders of these invoices, with the dialog; `open` is null where nothing is due. */
export function useReminder(invoices: readonly Invoice[]): {
  readonly open: (() => void) | null;
  readonly dialog: ReactNode;
} {
  // Those of the press: what is selected may change behind the dialog.
  const [asked, setAsked] = useState<readonly Invoice[]>([]);
  const due = invoices.filter(isRemindable);
  return {
    open: due.length === 0 ? null : () => setAsked(due),
    dialog: asked.length > 0 && <RemindDialog invoices={asked} onClose={() => setAsked([])} />,
  };
}
