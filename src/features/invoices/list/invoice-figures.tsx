import { useLocation } from 'react-router-dom';
import { useLive } from '@/data/live/use-live';
import { useSums } from '@/data/live/use-counts';
import { outstandingInvoices, paidInvoices } from '@/data/invoices/invoice-list';
import { receivedSince } from '@/data/payments/payment-list';
import { useViewer } from '@/data/session/use-session';
import { writeAddress } from '@/domain/core/list-address';
import { ageing } from '@/domain/invoices/due/ageing';
import { INVOICE_LIST } from '@/domain/invoices/invoice-filters';
import type { InvoiceFilters } from '@/domain/invoices/invoice-filters';
import { OUTSTANDING_INVOICES } from '@/domain/invoices/invoice-status';
import { averageDaysToPay, PACE_DAYS, PAID_DAYS } from '@/domain/payments/figures/figures';
import { addDays } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useIsPhone } from '@/shared/ui/hooks/use-is-phone';
import { FigureStrip } from '@/shared/ui/list/figure-strip';
import { AgeingBar } from './ageing-bar';

/**
 * What is owed, what of it is overdue with its ages, what came in, and how long clients take to pay; each opens its rows. A
 * phone has no room for them.
 */
export function InvoiceFigures({ today }: { readonly today: Day }) {
  const viewer = useViewer();
  const formats = useFormat();
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const { currency, country, zone } = formats;
  const live = useLive(isPhone ? null : outstandingInvoices(viewer));
  const paid = useLive(isPhone ? null : paidInvoices(viewer));
  const since = addDays(today, 1 - PAID_DAYS);
  const received = [
    receivedSince(viewer, 'Payment', since, currency),
    receivedSince(viewer, 'Refund', since, currency),
  ].filter((one) => one !== null);
  const { values } = useSums(isPhone ? null : received, 'amount');
  if (isPhone) return null;
  const [came, wentBack] = values;
  const days = averageDaysToPay(paid.rows, today, zone);
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
          {
            label: `Received in ${PAID_DAYS} days`,
            value: typeof came === 'number' ? formatMoney(came - (wentBack ?? 0), formats) : '–',
            change: { text: 'less refunds' },
            to: `${pathname}?tab=payments`,
          },
          {
            label: `Days to pay, ${PACE_DAYS} days`,
            value: days === null ? '–' : String(days),
            change: { text: days === null ? 'Nothing was paid' : 'from issue to paid, on average' },
            to: to({ statuses: ['Paid'] }),
          },
        ]}
      />
      {overdue.cents > 0 && <AgeingBar ages={ages} toOf={(due) => to({ due })} />}
    </>
  );
}
