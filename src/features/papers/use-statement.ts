import { invoicesOf } from '@/data/invoices/invoice-list';
import { useLive } from '@/data/live/use-live';
import { paymentsOf } from '@/data/payments/payment-list';
import { useViewer } from '@/data/session/use-session';
import { seesAll } from '@/domain/access/viewer';
import { ageing } from '@/domain/invoices/due/ageing';
import type { AgedSum } from '@/domain/invoices/due/ageing';
import { overdueSum } from '@/domain/payments/figures/figures';
import { statementOf } from '@/domain/payments/figures/statement';
import type { Statement } from '@/domain/payments/figures/statement';
import type { Day } from '@/domain/time/time';

/** Most invoices, and most payments, that a statement adds up. */
const MOST_ADDED = 500;

export type CustomerStatement = {
  /** Null while a part of it is loading or cannot be read. */
  readonly account: {
    readonly statement: Statement;
    readonly ages: readonly AgedSum[];
    readonly overdue: ReturnType<typeof overdueSum>;
  } | null;
  /** Why there is no statement, as a sentence; null while there may be one. */
  readonly refusal: string | null;
  /** What the statement may lack, as a sentence; '' for nothing. */
  readonly note: string;
};

export type StatementSpan = {
  readonly from: Day;
  readonly until: Day;
  /** The day up to which ages count. */
  readonly today: Day;
  readonly currency: string;
};

/** The account of a customer between two days, from all invoices and payments that the user sees. */
export function useStatement(customerId: string, { today, ...span }: StatementSpan): CustomerStatement {
  const viewer = useViewer();
  const invoices = useLive(invoicesOf(viewer, 'customerId', customerId, MOST_ADDED));
  const payments = useLive(paymentsOf(viewer, 'customerId', customerId, MOST_ADDED));
  const parts = [invoices, payments];
  const isReady = parts.every(({ status }) => status === 'ready');
  const { currency } = span;
  return {
    account: isReady
      ? {
          statement: statementOf(invoices.rows, payments.rows, span),
          ages: ageing(invoices.rows, currency, today),
          overdue: overdueSum(invoices.rows, currency, today),
        }
      : null,
    refusal: refusalOf(parts),
    note: seesAll(viewer) ? '' : 'It adds up the invoices and payments that you are assigned to.',
  };
}

type Part = Pick<ReturnType<typeof useLive>, 'status' | 'rows' | 'problems'>;

function refusalOf(parts: readonly Part[]): string | null {
  if (parts.some(({ rows }) => rows.length >= MOST_ADDED))
    return `A statement adds up to ${MOST_ADDED} invoices and as many payments, and this customer has more. Export the lists instead.`;
  if (parts.some(({ status, problems }) => status === 'error' || problems.length > 0))
    return 'Some invoices or payments cannot be read now, so the balance would be wrong.';
  return null;
}
