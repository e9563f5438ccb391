import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { reversePayment } from '@/data/payments/reversal';
import { numberText } from '@/domain/core/record-number';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Payment } from '@/domain/payments/payment';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { useQuestion } from '@/shared/feedback/use-question';
import type { Question } from '@/shared/feedback/use-question';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { AsyncView } from '@/shared/ui/states/async-view';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { methodText, stateText } from '../payments/payment-texts';
import { useReceiptMenu } from '../receipts/use-receipt-menu';
import { broughtTo, useInvoicePayments } from './use-invoice-payments';

export type InvoicePaymentsProps = { readonly invoice: Invoice; readonly mayChange: boolean };

/** The payments on an invoice: day, payer, method, receipt and what each brought to it. One that never came is taken back. */
export function InvoicePayments({ invoice, mayChange }: InvoicePaymentsProps) {
  const { ask, dialog } = useQuestion();
  const receipts = useReceiptMenu();
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
                <Row
                  key={payment.uuid}
                  payment={payment}
                  invoiceId={invoice.uuid}
                  menu={receipts.menuOf(payment)}
                  {...(mayChange && isReversible(payment) && { onTakeBack: () => ask(takingBack(payment)) })}
                />
              ))}
            </Box>
          )}
        </AsyncView>
      </TitledSection>
      {dialog}
      {receipts.dialogs}
    </Box>
  );
}

const isReversible = ({ kind, state }: Payment) => kind === 'Payment' && state === 'settled';

const takingBack = ({ uuid, payer }: Payment): Question => ({
  title: 'Take this payment back?',
  text: `For a check that bounced or a payment that never came. What it paid is owed by ${payer === 'Client' ? 'the client' : payer.toLowerCase()} again; the payment stays in the list.`,
  confirmLabel: 'Take back',
  tone: 'danger',
  done: 'Payment taken back',
  run: () => reversePayment(uuid),
});

type RowProps = {
  readonly payment: Payment;
  readonly invoiceId: string;
  /** What can be done with its receipt. */
  readonly menu: readonly MenuEntry[];
  readonly onTakeBack?: () => void;
};

function Row({ payment, invoiceId, menu, onTakeBack }: RowProps) {
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
      {onTakeBack ? (
        <Button size="small" onClick={onTakeBack}>
          Take back
        </Button>
      ) : (
        <span />
      )}
      {menu.length > 0 && (
        <MenuButton size="small" label={`Receipt of ${methodText(payment)}`} items={menu} />
      )}
    </li>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '112px 96px minmax(0, 1fr) auto 96px 44px' },
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
