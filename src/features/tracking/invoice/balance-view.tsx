import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { IssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import type { Day } from '@/domain/time/time';
import { Card } from '../estimate/card';
import { columnsSx, stackSx } from '../estimate/estimate-styles';
import { BalanceHead } from './balance-head';
import { HowToPay } from './how-to-pay';
import { PaperList } from './paper-list';
import { ReceiptList } from './receipt-list';

export type BalanceViewProps = {
  readonly money: MoneyCopy;
  /** The invoice issued last; null until it is read, and for none. */
  readonly latest: IssuedInvoice | null;
  /** The business's day. */
  readonly today: Day;
  readonly now: number;
  /** What has just happened, as after a payment. */
  readonly notes: ReactNode;
  readonly onShow: (invoiceId: string) => void;
};

/** What a client owes and has paid: one figure, the invoices, the payments, and how to pay. */
export function BalanceView({ money, latest, today, now, notes, onShow }: BalanceViewProps) {
  return (
    <>
      <BalanceHead money={money} today={today} now={now} />
      {notes}
      <Box sx={columnsSx}>
        <Box sx={stackSx}>
          <Card title="Invoices" headingAs="h2">
            {money.invoices.length > 0 ? (
              <PaperList money={money} today={today} now={now} onShow={onShow} />
            ) : (
              <Typography sx={{ color: 'text.secondary' }}>There is no invoice yet.</Typography>
            )}
          </Card>
        </Box>
        <Box sx={stackSx}>
          {money.receipts.length > 0 && (
            <Card title="Payments" headingAs="h2">
              <ReceiptList
                receipts={money.receipts}
                invoices={money.invoices}
                business={latest?.business ?? null}
                now={now}
              />
            </Card>
          )}
          {latest && <HowToPay business={latest.business} terms={latest.terms} number="" headingAs="h2" />}
        </Box>
      </Box>
    </>
  );
}
