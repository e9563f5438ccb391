import { invoicesOf } from '@/data/invoices/invoice-list';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { numberText } from '@/domain/core/record-number';
import { daysOverdue } from '@/domain/invoices/due/overdue';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { RecordPapers } from '@/features/money-lines/public';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { ClientCredit } from './pay/client-credit';
import { totalText } from './list/invoice-texts';

export type RecordInvoicesProps = {
  readonly field: 'customerId' | 'trackerId' | 'jobId';
  readonly id: string;
  readonly customerId: string;
  /** The tracker of a job; '' for none. */
  readonly trackerId?: string;
};

/** The invoices of a customer, tracker or job, latest first, and the way to a new one; nothing for users who may not see them. */
export function RecordInvoices({ field, id, customerId, trackerId = '' }: RecordInvoicesProps) {
  const viewer = useViewer();
  const formats = useFormat();
  const today = dayOf(useNow(), formats.zone);
  const asked = invoicesOf(viewer, field, id);
  const live = useLive(asked);
  if (asked === null) return null;
  const to = new URLSearchParams({
    customer: customerId,
    ...(field === 'trackerId' && { tracker: id }),
    ...(field === 'jobId' && { job: id, tracker: trackerId }),
  });
  const create = { label: 'Create invoice', to: `${paths.newInvoice}?${to.toString()}` };
  return (
    <RecordPapers
      title="Invoices"
      live={live}
      create={may(viewer, 'invoices:edit') && customerId !== '' ? create : null}
      empty="No invoices yet."
      {...(field === 'customerId' && { renderNote: () => <ClientCredit customerId={customerId} /> })}
      rowOf={(invoice) => ({
        to: paths.invoice(invoice.uuid),
        title: invoice.title,
        number: numberText(invoice),
        statuses: [invoice.status, ...(daysOverdue(invoice, today) > 0 ? ['Overdue'] : [])],
        amount: totalText(invoice, formats),
      })}
    />
  );
}
