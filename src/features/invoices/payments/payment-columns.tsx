import { shortNumber } from '@/domain/core/record-number';
import type { Formats } from '@/domain/format/formats';
import { paths } from '@/domain/navigation/paths';
import { PAYMENT_METHODS, paymentLabel } from '@/domain/payments/payment';
import type { Payment } from '@/domain/payments/payment';
import { formatDay } from '@/shared/format/dates';
import { chipWidth, DAY_WIDTH } from '@/shared/ui/table/column-widths';
import type { DataColumn } from '@/shared/ui/table/data-table';
import { MenuButton } from '@/shared/ui/menus/menu-button';
import type { MenuEntry } from '@/shared/ui/menus/menu-list';
import { Dash } from '@/shared/ui/text/dash';
import { amountText, methodText, stateText } from './payment-texts';

/** Label and link of a payment's row, stable as lists require: the invoice that it paid first, else its customer. */
export const PAYMENT_ROW = {
  rowLabel: (payment: Payment) => `${methodText(payment)}, ${payment.customerName}`,
  rowHref: ({ allocations, wished, customerId }: Payment) => {
    const [first] = allocations.length > 0 ? allocations : wished;
    return first ? paths.invoice(first.invoiceId) : paths.customer(customerId);
  },
};

export type PaymentColumnsInput = {
  readonly formats: Formats;
  readonly now: number;
  /** What may be done with a payment; no entries for nothing. */
  readonly menuOf: (payment: Payment) => readonly MenuEntry[];
};

/** The columns of the list of payments. */
export function paymentColumns({
  formats,
  now,
  menuOf,
}: PaymentColumnsInput): readonly DataColumn<Payment>[] {
  const day = ({ receivedOn }: Payment) => formatDay(receivedOn, formats, now);
  return [
    {
      id: 'customer',
      header: paymentLabel('customerName'),
      width: 150,
      grow: 3,
      primary: true,
      hideable: false,
      cell: ({ customerName }) => customerName,
      title: ({ customerName }) => customerName,
    },
    { id: 'received', header: paymentLabel('receivedOn'), width: DAY_WIDTH, cell: day, title: day },
    { id: 'payer', header: paymentLabel('payer'), width: 84, cell: ({ payer }) => payer },
    {
      id: 'method',
      header: paymentLabel('method'),
      width: chipWidth(PAYMENT_METHODS),
      grow: 2,
      cell: methodText,
      title: methodText,
    },
    {
      id: 'receipt',
      header: 'Receipt',
      width: 96,
      muted: true,
      cell: (payment) => stateText(payment) || shortNumber(payment),
      title: (payment) => stateText(payment) || shortNumber(payment),
    },
    {
      id: 'credit',
      header: paymentLabel('unallocated'),
      width: 92,
      align: 'end',
      muted: true,
      cell: (payment) =>
        payment.unallocated === 0 ? (
          <Dash />
        ) : (
          <span className="tn">{amountText({ ...payment, amount: payment.unallocated }, formats)}</span>
        ),
    },
    {
      id: 'amount',
      header: paymentLabel('amount'),
      width: 92,
      align: 'end',
      cell: (payment) => <b className="tn">{amountText(payment, formats)}</b>,
    },
    {
      id: 'actions',
      header: 'Actions',
      hideable: false,
      width: 64,
      align: 'end',
      cell: (payment) => {
        const items = menuOf(payment);
        const label = `Actions on ${PAYMENT_ROW.rowLabel(payment)}`;
        return items.length > 0 && <MenuButton size="small" {...{ label, items }} />;
      },
    },
  ];
}
