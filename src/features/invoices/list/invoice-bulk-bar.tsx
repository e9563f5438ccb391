import BellRing from 'lucide-react/icons/bell-ring';
import FileCheck from 'lucide-react/icons/file-check';
import { useState } from 'react';
import { invoiceIntents } from '@/data/invoices/invoices';
import type { Invoice } from '@/domain/invoices/invoice';
import { RecordBulkBar } from '@/features/lists/public';
import type { Picked, RecordChanges } from '@/features/lists/public';
import { salespersonAssign } from '@/features/money-lines/public';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useReminder } from '../remind/use-reminder';
import { INVOICES } from './invoice-columns';

const IssueDialog = lazyDialog(async () => (await import('../issue/issue-dialog')).IssueDialog);

const CHANGES: RecordChanges<Invoice> = {
  words: INVOICES,
  permission: 'invoices:edit',
  nameOf: (invoice) => invoice.title,
  assign: salespersonAssign<Invoice>(invoiceIntents.change),
  status: null,
  closing: null,
  archive: invoiceIntents.archive,
  restore: invoiceIntents.restore,
  isLimited: false,
};

/** The actions on selected invoices. */
export function InvoiceBulkBar(picked: Picked<Invoice>) {
  const [isIssuing, setIssuing] = useState(false);
  const reminder = useReminder(picked.selected);
  const hasDrafts = picked.selected.some(({ number }) => number === null);
  return (
    <RecordBulkBar
      {...picked}
      noun={CHANGES}
      more={[
        ...(hasDrafts
          ? [{ id: 'issue', label: 'Issue', icon: FileCheck, onRun: () => setIssuing(true) }]
          : []),
        ...(reminder.open ? [{ id: 'remind', label: 'Remind', icon: BellRing, onRun: reminder.open }] : []),
      ]}
      renderDialogs={() => (
        <>
          {isIssuing && <IssueDialog invoices={picked.selected} onClose={() => setIssuing(false)} />}
          {reminder.dialog}
        </>
      )}
    />
  );
}
