import BellRing from 'lucide-react/icons/bell-ring';
import FileCheck from 'lucide-react/icons/file-check';
import { useState } from 'react';
import type { Person } from '@/data/employees/use-people';
import { invoiceIntents } from '@/data/invoices/invoices';
import { assignSalesperson } from '@/data/money/assign-salesperson';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import type { Invoice } from '@/domain/invoices/invoice';
import { RecordBulkBar } from '@/features/lists/public';
import type { Picked, RecordChanges } from '@/features/lists/public';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useReminder } from '../remind/use-reminder';
import { INVOICES } from './invoice-columns';

const IssueDialog = lazyDialog(async () => (await import('../issue/issue-dialog')).IssueDialog);

const CHANGES: RecordChanges<Invoice> = {
  words: INVOICES,
  permission: 'invoices:edit',
  nameOf: (invoice) => invoice.title,
  assign: {
    label: 'Salesperson',
    mayBeNobody: false,
    isAssigned: (invoice, uid) => invoice.salesperson === uid,
    change: (viewer, invoice, person: Person) =>
      assignSalesperson(invoiceIntents.change, viewer, invoice, person.uid),
    refusal: ({ assignees }) => (assignees.length < MAX_ASSIGNEES ? null : 'has the most people already'),
  },
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
