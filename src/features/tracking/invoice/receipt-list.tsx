import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';

import type { Receipt, ShownInvoice } from '@/domain/tracking/shown-money';
import type { IssuedParties } from '@/domain/company/issued-parties';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { Icon } from '@/shared/ui/text/icon';
import { pressedRowSx, rowsSx, rowSx } from '../estimate/estimate-styles';
import { receiptWords } from './invoice-words';

const ReceiptDialog = lazyDialog(async () => (await import('./receipt-dialog')).ReceiptDialog);

export type ReceiptListProps = {
  readonly receipts: readonly Receipt[];
  readonly invoices: readonly ShownInvoice[];
  /** Of the receipt's head; null while no paper of the business is read. */
  readonly business: IssuedParties['business'] | null;
  readonly now: number;
};

/** The payments that came, those received last first; a press opens the receipt. */
export function ReceiptList({ receipts, invoices, business, now }: ReceiptListProps) {
  const device = useFormat();
  const [shown, setShown] = useState<Receipt | null>(null);
  return (
    <>
      <Box component="ul" aria-label="Your payments" sx={rowsSx}>
        {receipts.map((receipt) => {
          const formats = { ...device, currency: receipt.currency };
          const amount = formatMoney(receipt.amount, formats);
          return (
            <li key={receipt.id}>
              <ButtonBase onClick={() => setShown(receipt)} sx={pressedRowSx}>
                <Box component="span" sx={{ ...rowSx, flex: 1, minWidth: 0 }}>
                  <span className="tn">
                    {formatDay(receipt.receivedOn, formats, now)}
                    <small dir="auto">{receiptWords(receipt)}</small>
                  </span>
                  <span className="tn">{receipt.kind === 'Refund' ? `−${amount}` : amount}</span>
                </Box>
                <Icon of={ChevronRight} size={20} />
              </ButtonBase>
            </li>
          );
        })}
      </Box>
      {shown !== null && (
        <ReceiptDialog
          receipt={shown}
          invoices={invoices}
          business={business}
          now={now}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
