import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ChevronRight from 'lucide-react/icons/chevron-right';

import { partsDue } from '@/domain/tracking/client-balance';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import type { ShownInvoice } from '@/domain/tracking/shown-money';
import type { Day } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { Icon } from '@/shared/ui/text/icon';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { pressedRowSx, rowsSx, rowSx } from '../estimate/estimate-styles';
import { invoiceState } from './invoice-words';

export type PaperListProps = {
  readonly money: MoneyCopy;
  readonly today: Day;
  readonly now: number;
  readonly onShow: (invoiceId: string) => void;
};

/** The invoices and credit notes of a client, those issued last first; a press opens one. */
export function PaperList({ money, today, now, onShow }: PaperListProps) {
  return (
    <Box component="ul" aria-label="Your invoices" sx={rowsSx}>
      {money.invoices.map((invoice) => (
        <li key={invoice.id}>
          <PaperRow
            invoice={invoice}
            due={partsDue(invoice, money).Client}
            today={today}
            now={now}
            onShow={() => onShow(invoice.id)}
          />
        </li>
      ))}
    </Box>
  );
}

type PaperRowProps = {
  readonly invoice: ShownInvoice;
  /** What the client has to pay of it, in cents. */
  readonly due: number;
  readonly today: Day;
  readonly now: number;
  readonly onShow: () => void;
};

function PaperRow({ invoice, due, today, now, onShow }: PaperRowProps) {
  const device = useFormat();
  const { kind, number, title, total, currency } = invoice;
  const formats = { ...device, currency };
  const { status, text } = invoiceState(invoice, due, { today, formats, now });
  const isCredit = kind === 'Credit note';
  return (
    <ButtonBase onClick={onShow} sx={pressedRowSx}>
      <Box component="span" sx={{ ...rowSx, flex: 1, minWidth: 0, alignItems: 'center', rowGap: 0.5 }}>
        <span>
          <Box component="span" dir="auto" sx={{ fontWeight: 550 }}>
            {isCredit ? `Credit note ${number}` : number}, {title}
          </Box>
          <small className="tn">{text}</small>
          {status !== '' && <StatusChip status={status} />}
        </span>
        <span className="tn">
          <Box component="span" sx={{ fontWeight: 600 }}>
            {isCredit ? `−${formatMoney(total, formats)}` : formatMoney(due > 0 ? due : total, formats)}
          </Box>
          {due > 0 && due !== total && <small>of {formatMoney(total, formats)}</small>}
        </span>
      </Box>
      <Icon of={ChevronRight} size={20} />
    </ButtonBase>
  );
}
