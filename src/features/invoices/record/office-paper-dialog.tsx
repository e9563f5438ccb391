import type { Invoice } from '@/domain/invoices/invoice';
import { IssuedPaperDialog } from '@/features/papers/public';
import { useNow } from '@/shared/format/use-now';
import { useInvoicePayments } from './use-invoice-payments';
import { usePrintedInvoice } from './use-printed-invoice';

export type OfficePaperDialogProps = { readonly invoice: Invoice; readonly onClose: () => void };

/** The PDF of an invoice or a credit note: as it was issued, with what is paid and owed now, or the draft. */
export function OfficePaperDialog({ invoice, onClose }: OfficePaperDialogProps) {
  const now = useNow();
  const { kind, number } = invoice;
  const { issued, sha256 } = usePrintedInvoice(invoice, now);
  const payments = useInvoicePayments(invoice);
  const hasStanding = number !== null && kind === 'Invoice';
  const isKnown = !hasStanding || payments.status === 'ready';
  return (
    <IssuedPaperDialog
      noun="invoice"
      kind={kind}
      issued={isKnown ? issued : null}
      sha256={sha256}
      standing={hasStanding ? { at: now, invoice, payments: payments.rows } : null}
      onClose={onClose}
    />
  );
}
