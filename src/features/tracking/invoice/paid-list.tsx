import Box from '@mui/material/Box';

import type { Receipt, ShownInvoice } from '@/domain/tracking/shown-money';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { rowsSx, rowSx } from '../estimate/estimate-styles';
import { receiptWords } from './invoice-words';

export type PaidListProps = {
  readonly invoice: Pick<ShownInvoice, 'id' | 'currency'>;
  readonly receipts: readonly Receipt[];
  readonly now: number;
};

/** The payments on one invoice. */
export function paymentsOn(invoiceId: string, receipts: readonly Receipt[]): readonly Receipt[] {
  return receipts.filter(
    ({ kind, allocations }) => kind === 'Payment' && allocations.some((one) => one.invoiceId === invoiceId),
  );
}

/** The payments on an invoice, and what each brought to it. */
export function PaidList({ invoice, receipts, now }: PaidListProps) {
  const device = useFormat();
  const formats = { ...device, currency: invoice.currency };
  return (
    <Box component="ul" aria-label="Payments on this invoice" sx={rowsSx}>
      {receipts.map((receipt) => (
        <Box key={receipt.id} component="li" sx={rowSx}>
          <span className="tn">
            {formatDay(receipt.receivedOn, formats, now)}
            <small dir="auto">{receiptWords(receipt)}</small>
          </span>
          <span className="tn">
            {formatMoney(
              receipt.allocations.find(({ invoiceId }) => invoiceId === invoice.id)?.amount ?? 0,
              formats,
            )}
          </span>
        </Box>
      ))}
    </Box>
  );
}
