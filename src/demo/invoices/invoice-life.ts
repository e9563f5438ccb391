import { dueDay } from '@/domain/invoices/due/due-day';
import type { Invoice } from '@/domain/invoices/invoice';
import { keptSums } from '@/domain/invoices/sums/invoice-sums';
import type { Activity } from '@/domain/history/activity';
import { grossOf } from '@/domain/money/rate-sums';
import type { Payment } from '@/domain/payments/payment';
import { foundBy } from '@/domain/search/find';
import { atWallClock, dayOf } from '@/domain/time/time';
import { pastOf } from '../life/past';
import type { Write } from '../life/past';
import { workingDay } from '../working-days';
import { examplePayment } from './example-payment';
import type { InvoiceContext, InvoiceStep } from './stories';

export type InvoiceLife = {
  readonly invoice: Invoice;
  readonly payments: readonly Payment[];
  readonly activity: readonly Activity[];
};

/** The number and the sums that a draft gets as it is issued. */
export type AsIssued = Pick<Invoice, 'number' | 'numberPrefix' | 'groups'>;

type Told = {
  readonly invoice: Invoice;
  readonly writes: readonly Write<Invoice>[];
  readonly paid: readonly { readonly payment: Payment; readonly activity: readonly Activity[] }[];
};

/** An invoice after its steps, with the payments and the history that they left. */
export function liveInvoice(
  made: Invoice,
  steps: readonly InvoiceStep[],
  issued: AsIssued,
  context: InvoiceContext,
): InvoiceLife {
  const { writes, paid } = steps.reduce((told, step) => after(told, step, issued, context), {
    ...{ invoice: made, writes: [], paid: [] },
  } as Told);
  const { record, activity } = pastOf('invoice', made, writes, context.nameOf);
  return {
    invoice: { ...record, ...foundBy(record) },
    payments: paid.map(({ payment }) => payment),
    activity: [...activity, ...paid.flatMap((one) => one.activity)],
  };
}

function after(told: Told, step: InvoiceStep, issued: AsIssued, context: InvoiceContext): Told {
  const { invoice } = told;
  const at = atWallClock(workingDay(context.today, -step.ago), step.clock, context.zone);
  const office = invoice.createdBy;
  const written = (changes: Partial<Invoice>, by: string): Told => {
    const changed = { ...invoice, ...changes };
    const sums = changed.status === 'Void' ? { status: changed.status, balance: 0 } : keptSums(changed);
    const moved = sums.status === invoice.status ? {} : { statusAt: at, statusBy: by };
    const all = { ...changes, ...sums, ...moved };
    return { ...told, invoice: { ...invoice, ...all }, writes: [...told.writes, { by, at, changes: all }] };
  };
  switch (step.does) {
    case 'issues': {
      const issuedOn = dayOf(at, context.zone);
      const total = grossOf(issued.groups);
      const dueOn = invoice.kind === 'Invoice' ? dueDay(invoice, issuedOn) : '';
      return written({ ...issued, issuedOn, issuedAt: at, sentAt: at, total, dueOn }, office);
    }
    case 'views':
      return written({ viewedAt: at }, '');
    case 'voids':
      return written({ status: 'Void' }, office);
    case 'writes off':
      return written({ writtenOff: invoice.balance }, office);
    case 'credits':
      return written({ credited: invoice.credited + step.amount }, office);
    case 'pays': {
      const amount = step.amount ?? invoice.balance;
      const place = told.paid.length + 1;
      const one = examplePayment(invoice, { ...step, amount, at, place }, context);
      const next = written({ paid: invoice.paid + amount }, '');
      return { ...next, paid: [...told.paid, one] };
    }
  }
}
