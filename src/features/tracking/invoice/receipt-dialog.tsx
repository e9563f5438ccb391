import Typography from '@mui/material/Typography';

import type { IssuedParties } from '@/domain/company/issued-parties';
import type { Receipt, ShownInvoice } from '@/domain/tracking/shown-money';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { AmountList } from './amount-list';
import { receiptWords } from './invoice-words';

export type ReceiptDialogProps = {
  readonly receipt: Receipt;
  readonly invoices: readonly ShownInvoice[];
  readonly business: IssuedParties['business'] | null;
  readonly now: number;
  readonly onClose: () => void;
};

/** The receipt of a payment or a refund: when, how and for what it came. */
export function ReceiptDialog({ receipt, invoices, business, now, onClose }: ReceiptDialogProps) {
  const device = useFormat();
  const { kind, number, receivedOn, amount, currency, allocations, credit, state } = receipt;
  const formats = { ...device, currency };
  const write = (cents: number) => formatMoney(cents, formats);
  const isRefund = kind === 'Refund';
  const name = state === 'pending' ? 'Payment on its way' : isRefund ? 'Refund' : 'Receipt';
  const rows = [
    ...allocations.map(({ invoiceId, amount: cents }) => ({
      label: invoices.find(({ id }) => id === invoiceId)?.number ?? 'Invoice',
      value: write(cents),
    })),
    ...(credit > 0
      ? [{ label: isRefund ? 'Of your credit' : 'Kept as your credit', value: write(credit) }]
      : []),
    {
      label: isRefund ? 'Given back' : state === 'pending' ? 'On its way' : 'Received',
      value: write(amount),
    },
  ];
  return (
    <FormDialog
      open
      title={[name, number].filter(Boolean).join(' ')}
      width="small"
      isReadFirst
      onClose={onClose}
    >
      <div>
        {business && (
          <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {business.name}
          </Typography>
        )}
        <Typography dir="auto" className="tn" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {formatDay(receivedOn, formats, now)}. {receiptWords(receipt)}.
        </Typography>
      </div>
      <AmountList label={isRefund ? 'What was given back' : 'What it paid'} rows={rows} isTotalLast />
    </FormDialog>
  );
}
