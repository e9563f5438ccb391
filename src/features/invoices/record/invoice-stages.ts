import type { Formats } from '@/domain/format/formats';
import type { Invoice } from '@/domain/invoices/invoice';
import type { InvoiceStatus } from '@/domain/invoices/invoice-status';
import { formatDate } from '@/shared/format/dates';
import type { Stage } from '@/shared/ui/record/stage-rail';

type Passed = Pick<Invoice, 'kind' | 'status' | 'statusAt' | 'createdAt' | 'issuedAt' | 'viewedAt' | 'paid'>;

/** The statuses that an invoice passes or has passed, up to its payment or its end; nothing is paid on a credit note. */
function statusesOf({ kind, status, viewedAt, issuedAt, paid }: Passed): readonly InvoiceStatus[] {
  if (kind === 'Credit note') return ['Draft', 'Sent', 'Viewed'];
  const seen: readonly InvoiceStatus[] = viewedAt === null ? [] : ['Viewed'];
  const part: readonly InvoiceStatus[] = paid > 0 ? ['Partially Paid'] : [];
  switch (status) {
    case 'Void':
      return ['Draft', ...(issuedAt === null ? [] : ['Sent' as const]), ...seen, 'Void'];
    case 'Written Off':
      return ['Draft', 'Sent', ...seen, ...part, 'Written Off'];
    case 'Paid':
      return ['Draft', 'Sent', ...seen, 'Paid'];
    case 'Partially Paid':
      return ['Draft', 'Sent', ...seen, 'Partially Paid', 'Paid'];
    default:
      return ['Draft', 'Sent', 'Viewed', 'Paid'];
  }
}

/** The way of an invoice for its record's head: what has passed with its day, where it is, and what is ahead. */
export function invoiceStages(invoice: Passed, formats: Formats, now: number): readonly Stage[] {
  const { status, statusAt, createdAt, issuedAt, viewedAt } = invoice;
  const statuses = statusesOf(invoice);
  const at = statuses.indexOf(status);
  const day = (ms: number) => formatDate(ms, formats, now);
  const known: Partial<Record<InvoiceStatus, string>> = {
    Draft: day(createdAt),
    ...(issuedAt !== null && { Sent: day(issuedAt) }),
    ...(viewedAt !== null && { Viewed: day(viewedAt) }),
  };
  return statuses.map((id, index) => {
    const state = index < at ? ('done' as const) : index === at ? ('now' as const) : ('next' as const);
    const reached = known[id] ?? (index === at ? day(statusAt) : '');
    const caption = index <= at ? reached : index === at + 1 ? 'Next' : '';
    return { id, label: id, state, ...(caption !== '' && { caption }) };
  });
}
