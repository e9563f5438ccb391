import Calendar from 'lucide-react/icons/calendar';
import DollarSign from 'lucide-react/icons/circle-dollar-sign';
import MapPin from 'lucide-react/icons/map-pin';
import { numberText } from '@/domain/core/record-number';
import { daysOverdue } from '@/domain/invoices/due/overdue';
import type { Invoice } from '@/domain/invoices/invoice';
import type { Formats } from '@/domain/format/formats';
import { paths } from '@/domain/navigation/paths';
import type { Day } from '@/domain/time/time';
import { shortAddress } from '@/shared/format/address';
import { formatDay } from '@/shared/format/dates';
import { RecordCard } from '@/shared/ui/list/record-card';
import type { CardState } from '@/shared/ui/table/data-table-props';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { balanceText, totalText } from './invoice-texts';

export type InvoiceCardProps = CardState & {
  readonly invoice: Invoice;
  readonly now: number;
  readonly today: Day;
  readonly formats: Formats;
};

/** An invoice on a phone: for whom, where, what is owed and by when. */
export function InvoiceCard({ invoice, now, today, formats, selected, pending }: InvoiceCardProps) {
  const { dueOn, number, kind } = invoice;
  const isOwed = number !== null && kind === 'Invoice';
  const due = dueOn === '' ? 'No due day yet' : `Due ${formatDay(dueOn, formats, now)}`;
  const total = totalText(invoice, formats);
  return (
    <RecordCard
      title={invoice.title}
      to={paths.invoice(invoice.uuid)}
      status={
        <>
          <StatusChip status={invoice.status} />
          {daysOverdue(invoice, today) > 0 && <StatusChip status="Overdue" />}
        </>
      }
      {...{ selected, pending }}
      lines={[
        {
          icon: DollarSign,
          text: isOwed ? `${balanceText(invoice, formats)} of ${total}` : total,
          end: numberText(invoice),
        },
        { icon: MapPin, text: shortAddress(invoice) || 'No address' },
        { icon: Calendar, text: due },
      ]}
      foot={invoice.customerName}
      actions={[]}
    />
  );
}
