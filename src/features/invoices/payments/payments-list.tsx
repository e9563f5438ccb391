import Calendar from 'lucide-react/icons/calendar';
import DollarSign from 'lucide-react/icons/circle-dollar-sign';
import Undo from 'lucide-react/icons/undo-2';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { personOptions, usePeople } from '@/data/employees/use-people';
import { useCount, usePages } from '@/data/live/use-live';
import { listedPayments, paymentList, paymentsCount } from '@/data/payments/payment-list';
import { useViewer } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import { numberText } from '@/domain/core/record-number';
import { PAYERS } from '@/domain/money/payers';
import { fitsPayment, PAYMENT_LIST } from '@/domain/payments/payment-filters';
import { PAYMENT_METHODS, paymentLabel } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { dayOf } from '@/domain/time/time';
import { ListScreen } from '@/features/lists/public';
import { useFormat } from '@/shared/format/format-context';
import { formatDay } from '@/shared/format/dates';
import { useNow } from '@/shared/format/use-now';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { RecordCard } from '@/shared/ui/list/record-card';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import { EmptyDone } from '@/shared/ui/states/empty-art';
import { monthOptions } from '../list/month-options';
import { PAYMENT_ROW, paymentColumns } from './payment-columns';
import { useReceiptMenu } from '../receipts/use-receipt-menu';
import { amountText, methodText, STATE_OPTIONS, stateText } from './payment-texts';

const RefundDialog = lazyDialog(async () => (await import('../pay/refund-dialog')).RefundDialog);

const PAYMENTS = { name: 'payments', one: 'payment', many: 'payments' } as const;

const HERE = { tab: 'payments' } as const;
const VIEWS = [
  { id: 'all', name: 'All', shows: HERE },
  { id: 'pending', name: 'On their way', shows: { ...HERE, state: 'pending' } },
  { id: 'failed', name: 'Failed', shows: { ...HERE, state: 'failed' } },
  { id: 'insurance', name: 'Insurance', shows: { ...HERE, payer: 'Insurance' } },
] as const;

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** The payments and refunds, those received last first, filtered by the address. `tabs` lead to the invoices. */
export function PaymentsList({ tabs }: { readonly tabs: ReactNode }) {
  const viewer = useViewer();
  const formats = useFormat();
  const now = useNow();
  const today = dayOf(now, formats.zone);
  const { people } = usePeople();
  const address = useListAddress(PAYMENT_LIST);
  const { state } = address;
  const [refunded, setRefunded] = useState<Payment | null>(null);
  const { isExact, ...question } = listedPayments(viewer, state);
  const pages = usePages(paymentList.listed(viewer, question));
  const rows = useMemo(() => pages.rows.filter((one) => fitsPayment(one, state)), [pages.rows, state]);
  const receipts = useReceiptMenu();
  const menuOf = useStableHandler((payment: Payment) => {
    const { unallocated, state: settling } = payment;
    const mayRefund = unallocated > 0 && settling === 'settled' && mayOn(viewer, 'invoices:edit', payment);
    const refund = { id: 'refund', label: 'Give back', icon: Undo, onSelect: () => setRefunded(payment) };
    return [...receipts.menuOf(payment), ...(mayRefund ? [refund] : [])];
  });
  const columns = useMemo(() => paymentColumns({ formats, now, menuOf }), [formats, now, menuOf]);
  const chips = useMemo(
    () =>
      [
        { label: paymentLabel('method'), of: 'method', options: optionsOf(PAYMENT_METHODS) },
        { label: paymentLabel('payer'), of: 'payer', options: optionsOf(PAYERS) },
        { label: 'State', of: 'state', options: STATE_OPTIONS },
        { label: paymentLabel('receivedOn'), of: 'month', options: monthOptions(today) },
        { label: 'Person', of: 'person', options: personOptions(people) },
      ] as const,
    [people, today],
  );
  return (
    <>
      <ListScreen
        title="Payments"
        noun={PAYMENTS}
        address={address}
        list={{ ...pages, rows, moreOnAsking: !isExact }}
        all={useCount(paymentsCount(viewer)).value}
        columns={columns}
        row={PAYMENT_ROW}
        chips={chips}
        views={VIEWS}
        figures={tabs}
        renderCard={(payment, card) => (
          <RecordCard
            {...card}
            title={payment.customerName}
            to={PAYMENT_ROW.rowHref(payment)}
            lines={[
              {
                icon: DollarSign,
                text: `${amountText(payment, formats)}, ${payment.payer}`,
                end: stateText(payment) || numberText(payment),
              },
              { icon: Calendar, text: formatDay(payment.receivedOn, formats, now) },
            ]}
            foot={methodText(payment)}
            actions={menuOf(payment).map(({ label, icon, onSelect }) => ({ label, icon, onClick: onSelect }))}
          />
        )}
        empty={{
          art: <EmptyDone />,
          title: 'No payments yet',
          text: 'Record a payment on its invoice; it appears here with its receipt.',
        }}
      />
      {receipts.dialogs}
      {refunded && <RefundDialog of={refunded} onClose={() => setRefunded(null)} />}
    </>
  );
}
