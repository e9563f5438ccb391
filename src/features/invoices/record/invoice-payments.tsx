import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { reversePayment } from '@/data/payments/reversal';
import { numberText } from '@/domain/core/record-number';
import type { Invoice } from '@/domain/invoices/invoice';
import { isFromStripe } from '@/domain/payments/card/from-stripe';
import type { Payment } from '@/domain/payments/payment';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { useQuestion } from '@/shared/feedback/use-question';
import type { Question } from '@/shared/feedback/use-question';
import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { AsyncView } from '@/shared/ui/states/async-view';
import { lazy } from '@/shared/ui/states/lazy';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { methodText, stateText } from '../payments/payment-texts';
import { useReceiptMenu } from '../receipts/use-receipt-menu';
import type { ReceiptEntry } from '../receipts/use-receipt-menu';
import { broughtTo, useInvoicePayments } from './use-invoice-payments';

const OnlineRefundDialog = lazy(async () => ({
  default: (await import('../pay/online-refund-dialog')).OnlineRefundDialog,
}));

export type InvoicePaymentsProps = { readonly invoice: Invoice; readonly mayChange: boolean };

/**
 * The payments on an invoice: day, payer, method, receipt and what each brought to it. One that never came is taken back, one
 * that was made online is refunded.
 */
export function InvoicePayments({ invoice, mayChange }: InvoicePaymentsProps) {
  const { ask, dialog } = useQuestion();
  const [refunded, setRefunded] = useState<Payment | null>(null);
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
                  action={mayChange ? actionOf(payment, setRefunded, ask) : null}
                  receipt={receipts.menuOf(payment)}
                />
              ))}
            </Box>
          )}
        </AsyncView>
      </TitledSection>
      {dialog}
      {receipts.dialogs}
      {refunded && (
        <Suspense fallback={null}>
          <OnlineRefundDialog payment={refunded} onClose={() => setRefunded(null)} />
        </Suspense>
      )}
    </Box>
  );
}

type Action = { readonly label: string; readonly run: () => void };

/** What the office can do about a payment: Stripe says what becomes of one that was made online. */
function actionOf(
  payment: Payment,
  refund: (payment: Payment) => void,
  ask: (question: Question) => void,
): Action | null {
  const { kind, state } = payment;
  if (kind !== 'Payment') return null;
  if (isFromStripe(payment)) return { label: 'Refund', run: () => refund(payment) };
  return state === 'settled' ? { label: 'Take back', run: () => ask(takingBack(payment)) } : null;
}

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
  readonly action: Action | null;
  readonly receipt: readonly ReceiptEntry[];
};

function Row({ payment, invoiceId, action, receipt }: RowProps) {
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
      {action ? (
        <Button size="small" onClick={action.run}>
          {action.label}
        </Button>
      ) : (
        <span />
      )}
      {receipt.length > 0 && (
        <MenuButton size="small" label={`Receipt of ${methodText(payment)}`} items={[...receipt]} />
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
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', sm: '112px 96px minmax(0, 1fr) auto 96px 44px' },
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
