import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { inOrder } from '@/domain/estimates/line-order';
import type { IssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import { shownTotals } from '@/domain/invoices/sums/shown-totals';
import type { Receipt, ShownInvoice } from '@/domain/tracking/shown-money';
import { FormatProvider } from '@/shared/format/format-context';
import { Card } from '../estimate/card';
import { columnsSx, stackSx } from '../estimate/estimate-styles';
import { LineRows } from '../estimate/line-rows';
import { SumRows } from '../estimate/sum-rows';
import { HowToPay } from './how-to-pay';
import { InvoiceHead } from './invoice-head';
import { PaidList, paymentsOn } from './paid-list';
import { StandingCard } from './standing-card';

export type InvoiceViewProps = {
  readonly invoice: ShownInvoice;
  /** As it was frozen, or a draft as it would be; null where there is no such paper. */
  readonly issued: IssuedInvoice | null;
  readonly receipts: readonly Receipt[];
  readonly now: number;
  /** Above the lines: what has happened to it. */
  readonly notes?: ReactNode;
  /** Beside the lines: the form to pay, and the PDF. */
  readonly payment?: ReactNode;
  readonly paper?: ReactNode;
  /** Inside another screen: its headings are lower. */
  readonly isInside?: boolean;
};

/** An invoice or a credit note as its client reads it, in the formats of the business. */
export function InvoiceView(props: InvoiceViewProps) {
  const { invoice, issued, receipts, now, notes, payment, paper, isInside = false } = props;
  const headingAs = isInside ? 'h4' : 'h2';
  const isInvoice = invoice.kind === 'Invoice';
  const paid = paymentsOn(invoice.id, receipts);
  const totals = issued && shownTotals(issued);
  return (
    <FormatProvider
      currency={invoice.currency}
      {...(issued && { country: issued.country, ...(issued.zone !== '' && { zone: issued.zone }) })}
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <InvoiceHead
          invoice={invoice}
          issued={issued}
          now={now}
          titleAs={isInside ? 'h3' : 'h1'}
          notes={notes}
        />
        <Box sx={columnsSx}>
          <Box sx={stackSx}>
            <Card title={isInvoice ? 'What is billed' : 'What is credited'} headingAs={headingAs}>
              {issued ? (
                <>
                  <LineRows label="Lines" lines={inOrder(issued.lines)} />
                  {totals !== null && typeof totals !== 'string' && (
                    <SumRows totals={totals} rated={issued} totalLabel={isInvoice ? 'Total' : 'Credited'} />
                  )}
                </>
              ) : (
                <Typography sx={{ color: 'text.secondary' }}>
                  The lines are not on this page. The office can send you the invoice.
                </Typography>
              )}
            </Card>
            {paid.length > 0 && (
              <Card title="Payments" headingAs={headingAs}>
                <PaidList invoice={invoice} receipts={paid} now={now} />
              </Card>
            )}
          </Box>
          <Box sx={stackSx}>
            {isInvoice && invoice.number !== '' && (
              <StandingCard invoice={invoice} receipts={receipts} headingAs={headingAs} />
            )}
            {payment}
            {isInvoice && issued && (
              <HowToPay
                business={issued.business}
                terms={issued.terms}
                number={invoice.number}
                headingAs={headingAs}
              />
            )}
            {paper}
          </Box>
        </Box>
      </Box>
    </FormatProvider>
  );
}
