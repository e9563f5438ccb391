import { useLocation } from 'react-router-dom';
import { useLive } from '@/data/live/use-live';
import { outstandingInvoices } from '@/data/invoices/invoice-list';
import { useViewer } from '@/data/session/use-session';
import { writeAddress } from '@/domain/core/list-address';
import { ageing } from '@/domain/invoices/due/ageing';
import { INVOICE_LIST } from '@/domain/invoices/invoice-filters';
import type { InvoiceFilters } from '@/domain/invoices/invoice-filters';
import { OUTSTANDING_INVOICES } from '@/domain/invoices/invoice-status';
import type { Day } from '@/domain/time/time';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { FigureStrip } from '@/shared/ui/list/figure-strip';
import { AgeingBar } from './ageing-bar';

/** What is owed, what of it is overdue, and its ages; each opens the list of its invoices. A phone has no room for them. */
export function InvoiceFigures({ today }: { readonly today: Day }) {
  const viewer = useViewer();
  const formats = useFormat();
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const live = useLive(isPhone ? null : outstandingInvoices(viewer));
  if (isPhone) return null;
  const { currency, country } = formats;
  const ages = ageing(live.rows, currency, today);
  const late = ages.filter(({ age }) => age !== 'Current');
  const sumOf = (some: typeof ages) => ({
    cents: some.reduce((sum, { cents }) => sum + cents, 0),
    count: some.reduce((sum, { count }) => sum + count, 0),
  });
  const [all, overdue] = [sumOf(ages), sumOf(late)];
  const to = (shows: Partial<InvoiceFilters>) =>
    `${pathname}?${writeAddress(INVOICE_LIST, shows).toString()}`;
  const invoices = (count: number) => plural(count, 'invoice', country);
  return (
    <>
      <FigureStrip
        loading={live.status === 'loading' && live.rows.length === 0}
        figures={[
          {
            label: 'Outstanding',
            value: formatMoney(all.cents, formats),
            change: { text: invoices(all.count) },
            to: to({ statuses: OUTSTANDING_INVOICES }),
          },
          {
            label: 'Overdue',
            value: formatMoney(overdue.cents, formats),
            ...(overdue.count > 0 && { change: { text: invoices(overdue.count), attention: true } }),
            to: to({ due: 'Overdue' }),
          },
        ]}
      />
      {overdue.cents > 0 && <AgeingBar ages={ages} toOf={(due) => to({ due })} />}
    </>
  );
}
