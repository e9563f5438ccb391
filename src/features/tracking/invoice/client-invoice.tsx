import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { newLinkId } from '@/data/core/ids';
import type { MoneyReader } from '@/data/tracking/money-reader';
import type { IssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import { partsDue } from '@/domain/tracking/client-balance';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import type { ShownInvoice } from '@/domain/tracking/shown-money';
import { IssuedPaperDialog } from '@/features/papers/public';
import { Icon } from '@/shared/ui/text/icon';
import { thumbButtonSx } from '../progress-styles';
import { useSeen } from '../use-seen';
import { InvoiceView } from './invoice-view';
import { PayCard } from './pay-card';
import { keepPaying } from './paying';

export type ClientInvoiceProps = {
  readonly reader: MoneyReader;
  readonly link: string;
  readonly moneyKey: string;
  readonly money: MoneyCopy;
  readonly invoice: ShownInvoice;
  /** Its frozen paper with its hash; null where there is none. */
  readonly paper: { readonly issued: IssuedInvoice; readonly sha256: string } | null;
  readonly now: number;
  /** What has just happened, as after a payment. */
  readonly notes: ReactNode;
};

/** One invoice or credit note on the client's page, with its PDF and, where the business takes payments, a way to pay. */
export function ClientInvoice(props: ClientInvoiceProps) {
  const { reader, link, moneyKey: key, money, invoice, paper, now, notes } = props;
  const [showsPaper, setShowsPaper] = useState(false);
  const { id: invoiceId, kind, paid, pending, currency } = invoice;
  useSeen(`viewed:${link}:${invoiceId}`, () =>
    reader.viewInvoice({ link, key, invoiceId, requestId: newLinkId() }),
  );
  const due = partsDue(invoice, money).Client;
  const pay = async (cents: number) => {
    const url = await reader.pay({ link, key, invoiceId, cents });
    keepPaying(link, { invoiceId, paid, pending });
    window.location.assign(url);
  };
  return (
    <>
      <InvoiceView
        invoice={invoice}
        issued={paper?.issued ?? null}
        receipts={money.receipts}
        now={now}
        notes={notes}
        payment={
          money.payments === 'on' &&
          due > 0 && <PayCard due={due} currency={currency} terms={money} onPay={pay} />
        }
        paper={
          paper && (
            <Button
              fullWidth
              variant="outlined"
              startIcon={<Icon of={Download} size={18} />}
              onClick={() => setShowsPaper(true)}
              sx={thumbButtonSx}
            >
              This {kind.toLowerCase()} as PDF
            </Button>
          )
        }
      />
      {showsPaper && paper && (
        <IssuedPaperDialog
          noun="invoice"
          kind={kind}
          issued={paper.issued}
          sha256={paper.sha256}
          standing={
            kind === 'Invoice'
              ? {
                  at: now,
                  // A void invoice, whose moment a paper tells, is on no page.
                  invoice: { ...invoice, uuid: invoiceId, statusAt: invoice.issuedAt },
                  payments: money.receipts,
                }
              : null
          }
          onClose={() => setShowsPaper(false)}
        />
      )}
    </>
  );
}
