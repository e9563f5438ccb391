import type { Invoice } from '@/domain/invoices/invoice';
import { shownInvoice } from '@/domain/tracking/shown-invoice';
import { shownReceipt } from '@/domain/tracking/shown-receipt';
import { InvoiceView } from '@/features/tracking/public';
import { useNow } from '@/shared/format/use-now';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { useInvoicePayments } from './use-invoice-payments';
import { usePrintedInvoice } from './use-printed-invoice';

export type ClientPreviewDialogProps = { readonly invoice: Invoice; readonly onClose: () => void };

/** An invoice or a credit note as its client reads it, or a draft as they would. The office's look does not count. */
export function ClientPreviewDialog({ invoice, onClose }: ClientPreviewDialogProps) {
  const now = useNow();
  const { issued } = usePrintedInvoice(invoice, now);
  const { rows } = useInvoicePayments(invoice);
  return (
    <FormDialog open title="As the client sees it" width="large" isReadFirst onClose={onClose}>
      {issued ? (
        <InvoiceView
          invoice={shownInvoice(invoice)}
          issued={issued}
          receipts={rows
            .filter(({ state }) => state === 'settled' || state === 'pending')
            .map((payment) => shownReceipt(payment, { ...payment, credit: payment.unallocated }))}
          now={now}
          isInside
        />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </FormDialog>
  );
}
