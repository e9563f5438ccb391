import Typography from '@mui/material/Typography';

import { heldOf } from '@/domain/invoices/sums/invoice-sums';
import { PAYERS } from '@/domain/money/payers';
import { balanceRows } from '@/domain/papers/invoice-standing';
import { partsDue } from '@/domain/tracking/client-balance';
import type { Receipt, ShownInvoice } from '@/domain/tracking/shown-money';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { Card } from '../estimate/card';
import { AmountList } from './amount-list';
import { heldWords, PAYER_WORDS } from './invoice-words';

export type StandingCardProps = {
  readonly invoice: ShownInvoice;
  readonly receipts: readonly Receipt[];
  readonly headingAs: 'h2' | 'h4';
};

/** What is paid and open on an invoice, who pays what is due, and why a part is not due yet. */
export function StandingCard({ invoice, receipts, headingAs }: StandingCardProps) {
  const device = useFormat();
  const formats = { ...device, currency: invoice.currency };
  const write = (cents: number) => formatMoney(cents, formats);
  const parts = partsDue(invoice, { receipts });
  const payers = PAYERS.filter((payer) => parts[payer] > 0);
  const held = heldOf(invoice);
  return (
    <Card title="Balance" headingAs={headingAs}>
      <AmountList
        label="Balance of this invoice"
        rows={balanceRows({ ...invoice, uuid: invoice.id }, { money: write })}
        isTotalLast
      />
      {payers.some((payer) => payer !== 'Client') && (
        <>
          <Typography component="p" sx={{ mt: 2, mb: 1, fontWeight: 600 }}>
            Who pays what is due
          </Typography>
          <AmountList
            label="Who pays what is due"
            rows={payers.map((payer) => ({ label: PAYER_WORDS[payer], value: write(parts[payer]) }))}
          />
        </>
      )}
      {held > 0 && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          {heldWords(invoice.heldReason)}: <span className="tn">{write(held)}</span>. You do not have to pay
          this part now.
        </Typography>
      )}
    </Card>
  );
}
