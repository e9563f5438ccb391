import type { Person } from '@/data/employees/use-people';
import { assignInvoice, invoiceIntents } from '@/data/invoices/invoices';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import type { Invoice } from '@/domain/invoices/invoice';
import { RecordBulkBar } from '@/features/lists/public';
import type { Picked, RecordChanges } from '@/features/lists/public';
import { INVOICES } from './invoice-columns';

const CHANGES: RecordChanges<Invoice> = {
  words: INVOICES,
  permission: 'invoices:edit',
  nameOf: (invoice) => invoice.title,
  assign: {
    label: 'Salesperson',
    mayBeNobody: false,
    isAssigned: (invoice, uid) => invoice.salesperson === uid,
    change: (viewer, invoice, person: Person) => assignInvoice(viewer, invoice, person.uid),
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
  return <RecordBulkBar {...picked} noun={CHANGES} />;
}
