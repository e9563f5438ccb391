import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { invoicesOf } from '@/data/invoices/invoice-list';
import { invoiceRef } from '@/data/invoices/invoices';
import { useLive, useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { numberText, shortNumber } from '@/domain/core/record-number';
import type { Invoice } from '@/domain/invoices/invoice';
import { paths } from '@/domain/navigation/paths';
import { RecordPapers } from '@/features/money-lines/public';
import { useFormat } from '@/shared/format/format-context';
import { Fact, Facts } from '@/shared/ui/record/facts';
import { totalText } from '../list/invoice-texts';

/** The invoice that a credit note takes back from, as a link with its number. */
export function CreditedInvoice({ creditOf }: Pick<Invoice, 'creditOf'>) {
  const { record } = useLiveRecord(invoiceRef(creditOf));
  return (
    <Facts labelWidth={96}>
      <Fact label="Credit of">
        <Link component={RouterLink} to={paths.invoice(creditOf)}>
          {record?.number ? shortNumber(record) : 'Invoice'}
        </Link>
      </Fact>
    </Facts>
  );
}

/** The credit notes of an invoice, latest first, drafts among them; nothing for an invoice without any. */
export function CreditNotes({ invoice }: { readonly invoice: Invoice }) {
  const formats = useFormat();
  const live = useLive(invoicesOf(useViewer(), 'creditOf', invoice.uuid));
  if (live.rows.length === 0 && live.error === null) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <RecordPapers
        title="Credit notes"
        live={live}
        create={null}
        empty=""
        rowOf={(note) => ({
          to: paths.invoice(note.uuid),
          title: note.title,
          number: numberText(note),
          statuses: [note.status],
          amount: totalText(note, formats),
        })}
      />
    </Box>
  );
}
