import Calendar from 'lucide-react/icons/calendar';
import DollarSign from 'lucide-react/icons/circle-dollar-sign';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { usePages } from '@/data/live/use-live';
import { ALL_PAYMENTS, listedPayments, paymentList } from '@/data/payments/payment-list';
import { useViewer } from '@/data/session/use-session';
import { numberText } from '@/domain/core/record-number';
import { useFormat } from '@/shared/format/format-context';
import { formatDay } from '@/shared/format/dates';
import { useNow } from '@/shared/format/use-now';
import { ListFrame } from '@/shared/ui/list/list-frame';
import { RecordCard } from '@/shared/ui/list/record-card';
import { RecordList } from '@/shared/ui/list/record-list';
import { EmptyDone } from '@/shared/ui/states/empty-art';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { PAYMENT_ROW, paymentColumns } from './payment-columns';
import { useReceiptMenu } from '../receipts/use-receipt-menu';
import { amountText, methodText, stateText } from './payment-texts';

/** The payments and refunds, those received last first. `tabs` lead to the invoices. */
export function PaymentsList({ tabs }: { readonly tabs: ReactNode }) {
  const viewer = useViewer();
  const formats = useFormat();
  const now = useNow();
  const payments = usePages(paymentList.listed(viewer, listedPayments(viewer, ALL_PAYMENTS)));
  const { menuOf, dialogs } = useReceiptMenu();
  const columns = useMemo(() => paymentColumns(formats, now, menuOf), [formats, now, menuOf]);
  return (
    <ListFrame title="Payments" figures={tabs}>
      <RecordList
        label="Payments"
        noun="payments"
        list={payments}
        columns={columns}
        {...PAYMENT_ROW}
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
        empty={
          <EmptyState
            art={<EmptyDone />}
            title="No payments yet"
            text="Record a payment on its invoice; it appears here with its receipt."
          />
        }
      />
      {dialogs}
    </ListFrame>
  );
}
