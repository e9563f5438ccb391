import { useParams } from 'react-router-dom';
import { invoiceRef } from '@/data/invoices/invoices';
import { useOpenedRecord } from '@/data/live/use-live';
import { invoiceNoun } from '@/domain/invoices/noun';
import { paths } from '@/domain/navigation/paths';
import { RecordView } from '@/shared/ui/record/record-view';
import { InvoiceRecord } from './invoice-record';

/** /app/management/invoices/{invoiceId}: one invoice or credit note. */
export function InvoicePage() {
  const { invoiceId = '' } = useParams();
  const live = useOpenedRecord(invoiceId ? invoiceRef(invoiceId) : null);
  return (
    <RecordView noun={invoiceNoun} live={live} back={{ to: paths.invoices, label: 'Invoices' }}>
      {(invoice) => <InvoiceRecord key={invoice.uuid} invoice={invoice} pending={live.pending} />}
    </RecordView>
  );
}
