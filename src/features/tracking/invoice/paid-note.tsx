import Alert from '@mui/material/Alert';

import type { MoneyCopy } from '@/domain/tracking/money-copy';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import type { Paying } from './paying';

export type PaidNoteProps = {
  /** How the client came back from the page where they pay. */
  readonly outcome: string;
  /** What they left to pay; null where this tab does not know it. */
  readonly paying: Paying | null;
  readonly money: Pick<MoneyCopy, 'invoices'>;
};

/** What became of a payment after the client came back: cancelled, being confirmed, on its way, or arrived. */
export function PaidNote({ outcome, paying, money }: PaidNoteProps) {
  const device = useFormat();
  if (outcome === 'cancelled')
    return (
      <Alert severity="info" role="status" sx={{ mb: 2 }}>
        You left the payment page, and nothing was charged. You can pay whenever it suits you.
      </Alert>
    );
  if (outcome !== 'paid') return null;
  const invoice = money.invoices.find(({ id }) => id === paying?.invoiceId);
  const arrived = invoice && paying ? invoice.paid - paying.paid : 0;
  const isComing = invoice !== undefined && paying !== null && invoice.pending > paying.pending;
  if (invoice && arrived > 0)
    return (
      <Alert severity="success" role="status" sx={{ mb: 2 }}>
        Thank you. Your payment of {formatMoney(arrived, { ...device, currency: invoice.currency })} has
        arrived.
      </Alert>
    );
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {isComing
        ? 'Thank you. Your bank is sending the payment, which takes a few days. This page shows it when it is there.'
        : 'Thank you. Your payment is being confirmed: this page shows it by itself in a moment.'}
    </Alert>
  );
}
