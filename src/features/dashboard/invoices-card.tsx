import ReceiptText from 'lucide-react/icons/receipt-text';
import { MOST_OVERDUE, overdueInvoices } from '@/data/invoices/invoice-list';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { daysOverdue } from '@/domain/invoices/due/overdue';
import { paths } from '@/domain/navigation/paths';
import type { Day } from '@/domain/time/time';
import { formatCount, plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { NewsCard } from './news-card';

export type InvoicesCardProps = { readonly today: Day };

/** Overdue invoices, the oldest first, shown only while there are some; its link opens exactly these rows of the list. */
export function InvoicesCard({ today }: InvoicesCardProps) {
  const { country } = useFormat();
  const live = useLive(overdueInvoices(useViewer(), today));
  const rows = live.rows.filter((invoice) => daysOverdue(invoice, today) > 0);
  if (rows.length === 0) return null;
  // With more than are looked through here the list alone knows how many.
  const count = live.rows.length < MOST_OVERDUE ? ` ${formatCount(rows.length, country)}` : '';
  return (
    <NewsCard
      title="Invoices overdue"
      icon={ReceiptText}
      attention
      live={{ ...live, rows }}
      empty=""
      all={{ label: `See all${count}`, to: `${paths.invoices}?due=Overdue` }}
      item={(invoice) => ({
        id: invoice.uuid,
        label: [invoice.customerName, invoice.title].filter(Boolean).join(', '),
        note: `${plural(daysOverdue(invoice, today), 'day', country)} late`,
        to: paths.invoice(invoice.uuid),
      })}
    />
  );
}
