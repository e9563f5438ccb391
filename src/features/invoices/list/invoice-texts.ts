import type { Invoice } from '@/domain/invoices/invoice';
import { shownTotals } from '@/domain/invoices/sums/shown-totals';
import type { Formats } from '@/domain/format/formats';
import { formatMoney } from '@/shared/format/money';

/** The total of an invoice in cents: as issued, or what a draft's lines make; null where these have no sum yet. */
export function shownTotal(invoice: Invoice): number | null {
  if (invoice.number !== null) return invoice.total;
  const totals = shownTotals(invoice);
  return typeof totals === 'string' ? null : totals.total;
}

/** What documents bill together in cents, credit notes below zero; one whose lines have no sum yet counts as nothing. */
export function sumOf(invoices: readonly Invoice[]): number {
  return invoices.reduce((sum, invoice) => {
    const cents = shownTotal(invoice) ?? 0;
    return invoice.kind === 'Credit note' ? sum - cents : sum + cents;
  }, 0);
}

/** The total of an invoice, below zero for a credit note, or a dash where its lines have no sum yet. */
export function totalText(invoice: Invoice, formats: Formats): string {
  const cents = shownTotal(invoice);
  if (cents === null) return '–';
  return formatMoney(invoice.kind === 'Credit note' ? 0 - cents : cents, formats);
}

/** What is still owed on an issued invoice; a dash for drafts and credit notes. */
export function balanceText({ number, kind, balance }: Invoice, formats: Formats): string {
  return number === null || kind === 'Credit note' ? '–' : formatMoney(balance, formats);
}
