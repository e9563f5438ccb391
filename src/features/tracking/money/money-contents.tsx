import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ChevronLeft from 'lucide-react/icons/chevron-left';

import type { MoneyReader } from '@/data/tracking/money-reader';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import type { MoneyPlace } from '@/domain/tracking/money-place';
import type { Day } from '@/domain/time/time';
import { Icon } from '@/shared/ui/text/icon';
import { ClientEstimate } from '../estimate/client-estimate';
import { BalanceView } from '../invoice/balance-view';
import { ClientInvoice } from '../invoice/client-invoice';
import { PaidNote } from '../invoice/paid-note';
import { keptPaying } from '../invoice/paying';
import type { OpenPaper } from './use-open-paper';

export type MoneyContentsProps = {
  readonly reader: MoneyReader;
  readonly link: string;
  readonly moneyKey: string;
  readonly money: MoneyCopy;
  readonly place: MoneyPlace;
  readonly paper: OpenPaper;
  /** How the client came back from a payment; '' for a visit without one. */
  readonly payment: string;
  /** The business's day. */
  readonly today: Day;
  readonly now: number;
  /** Shows an invoice; '' for the balance. */
  readonly onShow: (invoiceId: string) => void;
};

/** What an opened page shows: an estimate, an invoice, or the balance. */
export function MoneyContents(props: MoneyContentsProps) {
  const { reader, link, moneyKey, money, place, paper, payment, today, now, onShow } = props;
  const notes = <PaidNote outcome={payment} paying={keptPaying(link)} money={money} />;
  if (place.kind === 'nothing')
    return (
      <Typography sx={{ py: 5 }}>
        There is no estimate here at the moment. The office can send it again.
      </Typography>
    );
  if (place.kind === 'balance')
    return (
      <BalanceView
        money={money}
        latest={paper.invoice}
        today={today}
        now={now}
        notes={notes}
        onShow={onShow}
      />
    );
  const { isRead, copy, estimate, invoice } = paper;
  if (!isRead || (place.kind === 'estimate' && copy === null))
    return (
      <Typography role="status" sx={{ py: 5, color: 'text.secondary' }}>
        Loading your {place.kind}…
      </Typography>
    );
  if (copy !== null && (place.kind === 'estimate' ? estimate : invoice) === null)
    return (
      <Typography sx={{ py: 5 }}>
        This {place.kind} needs a newer version of this page. Reload it, or ask the office for a PDF.
      </Typography>
    );
  if (place.kind === 'estimate')
    return (
      copy &&
      estimate && (
        <ClientEstimate
          key={place.estimate.id}
          reader={reader}
          link={link}
          moneyKey={moneyKey}
          estimate={place.estimate}
          copy={copy}
          issued={estimate}
          now={now}
        />
      )
    );
  return (
    <>
      <Button
        variant="text"
        startIcon={<Icon of={ChevronLeft} size={16} />}
        onClick={() => onShow('')}
        sx={{ mt: 1, ml: -1, minHeight: 44, color: 'text.secondary' }}
      >
        Your balance
      </Button>
      <ClientInvoice
        key={place.invoice.id}
        reader={reader}
        link={link}
        moneyKey={moneyKey}
        money={money}
        invoice={place.invoice}
        paper={copy && invoice && { issued: invoice, sha256: copy.sha256 }}
        now={now}
        notes={notes}
      />
    </>
  );
}
