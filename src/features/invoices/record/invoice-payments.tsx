import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { numberText } from '@/domain/core/record-number';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Payment } from '@/domain/payments/payment';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { methodText, stateText } from '../payments/payment-texts';
import { broughtTo, useInvoicePayments } from './use-invoice-payments';

/** The payments on an invoice: day, payer, method, receipt and what each brought to it. */
export function InvoicePayments({ invoice }: { readonly invoice: Invoice }) {
  const live = useInvoicePayments(invoice);
  return (
    <Box sx={{ mt: 3 }}>
      <TitledSection title="Payments">
        <ProblemRows problems={live.problems} />
        <AsyncView
          status={live.status === 'idle' ? 'loading' : live.status}
          data={live.status === 'loading' && live.rows.length === 0 ? undefined : live.rows}
          skeleton={<ListSkeleton rows={1} />}
          error={live.error}
          onRetry={live.retry}
          isEmpty={(rows) => rows.length === 0}
          empty={<Typography sx={{ color: 'text.secondary', mt: 1 }}>Nothing is paid yet.</Typography>}
        >
          {(rows) => (
            <Box component="ul" aria-label="Payments" sx={list}>
              {rows.map((payment) => (
                <Row key={payment.uuid} payment={payment} invoiceId={invoice.uuid} />
              ))}
            </Box>
          )}
        </AsyncView>
      </TitledSection>
    </Box>
  );
}

function Row({ payment, invoiceId }: { readonly payment: Payment; readonly invoiceId: string }) {
  const formats = useFormat();
  const now = useNow();
  const { payer, receivedOn } = payment;
  return (
    <li>
      <span className="tn">{formatDay(receivedOn, formats, now)}</span>
      <span>{payer}</span>
      <span dir="auto">
        {methodText(payment)} <small className="tn">{stateText(payment) || numberText(payment)}</small>
      </span>
      <b className="tn">{formatMoney(broughtTo(invoiceId, payment), formats)}</b>
    </li>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '112px 96px minmax(0, 1fr) auto' },
    columnGap: 2,
    alignItems: 'center',
    minHeight: 44,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& small': { color: 'text.secondary', fontSize: '0.75rem' },
} as const;
