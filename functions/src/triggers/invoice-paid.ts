import { invoiceShape } from '@/domain/invoices/invoice';
import { paidWords } from '@/domain/notifications/invoice-words';
import { tellInvoice } from '../invoices/tell-invoice';
import { readRecord } from '../records';
import type { Step } from './change';

/** On an issued invoice that got money: tells its people that it is paid, or partly paid. */
export const tellPaid: Step = async (db, { id, at, before, after }) => {
  if (!before || !after) return;
  const [was, is] = [readRecord(invoiceShape, before), readRecord(invoiceShape, after)];
  const isWhole = is.status === 'Paid';
  if (was.status === 'Draft' || is.paid <= was.paid || (!isWhole && is.status !== 'Partially Paid')) return;
  await tellInvoice(db, is, {
    // The same for every delivery, and for no other payment.
    ...{ eventId: `paid ${id} ${is.paid}`, at, by: is.updatedBy },
    words: paidWords(is, isWhole),
  });
};
