import { useLive } from '@/data/live/use-live';
import type { Live } from '@/data/live/use-live';
import { paymentsOf } from '@/data/payments/payment-list';
import { useViewer } from '@/data/session/use-session';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Payment } from '@/domain/payments/payment';

/** The payments on an invoice, those received last first; also those that were noted for it and are not settled yet. */
export function useInvoicePayments({
  uuid,
  customerId,
}: Pick<Invoice, 'uuid' | 'customerId'>): Live<Payment> {
  const live = useLive(paymentsOf(useViewer(), 'customerId', customerId));
  const names = (parts: Payment['wished']) => parts.some(({ invoiceId }) => invoiceId === uuid);
  const rows = live.rows
    .filter(({ state, wished, allocations }) => names(state === 'noted' ? wished : allocations))
    .toSorted((a, b) => b.receivedOn.localeCompare(a.receivedOn));
  return { ...live, rows };
}

/** What a payment brings to an invoice, in cents: as settled, or as wished while it is not. */
export function broughtTo(invoiceId: string, { state, wished, allocations }: Payment): number {
  const parts = state === 'noted' ? wished : allocations;
  return parts.reduce((sum, part) => (part.invoiceId === invoiceId ? sum + part.amount : sum), 0);
}
