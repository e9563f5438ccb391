import Button from '@mui/material/Button';
import { invoicesOf } from '@/data/invoices/invoice-list';
import { paymentsOf } from '@/data/payments/payment-list';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { numberText } from '@/domain/core/record-number';
import { isBilling } from '@/domain/invoices/contents/left-to-bill';
import { paths } from '@/domain/navigation/paths';
import { RecordPapers } from '@/features/money-lines/public';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { totalText } from '../list/invoice-texts';
import type { MoneyRows } from './money-rows';

export type MoneyRowsDialogProps = {
  readonly open: boolean;
  readonly rows: MoneyRows;
  readonly trackerId: string;
  readonly customerId: string;
  readonly onClose: () => void;
};

/** The invoices or the payments that a number of a tracker's money is the sum of. */
export function MoneyRowsDialog(props: MoneyRowsDialogProps) {
  const { open, rows, trackerId, customerId, onClose } = props;
  return (
    <FormDialog
      open={open}
      title={rows === 'invoices' ? 'Invoices of this tracker' : 'Payments of this tracker'}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {rows === 'invoices' ? <Invoices {...{ trackerId }} /> : <Payments {...{ trackerId, customerId }} />}
    </FormDialog>
  );
}

type RowsProps = Pick<MoneyRowsDialogProps, 'trackerId' | 'customerId'>;

function Invoices({ trackerId }: Pick<RowsProps, 'trackerId'>) {
  const formats = useFormat();
  const live = useLive(invoicesOf(useViewer(), 'trackerId', trackerId));
  return (
    <RecordPapers
      title="Invoices and credit notes"
      live={{ ...live, rows: live.rows.filter(isBilling) }}
      create={null}
      empty="No invoices yet."
      rowOf={(invoice) => ({
        to: paths.invoice(invoice.uuid),
        title: invoice.title,
        number: numberText(invoice),
        statuses: [invoice.status],
        amount: totalText(invoice, formats),
      })}
    />
  );
}

function Payments({ trackerId, customerId }: RowsProps) {
  const formats = useFormat();
  const viewer = useViewer();
  const invoices = useLive(invoicesOf(viewer, 'trackerId', trackerId));
  // A payment of the client may be for several trackers.
  const live = useLive(paymentsOf(viewer, 'customerId', customerId));
  const ids = new Set(invoices.rows.map(({ uuid }) => uuid));
  const rows = live.rows
    .filter(({ allocations }) => allocations.some(({ invoiceId }) => ids.has(invoiceId)))
    .map((payment) => ({ ...payment, statusAt: payment.createdAt }));
  return (
    <RecordPapers
      title="Payments and refunds"
      live={{ ...live, rows }}
      create={null}
      empty="No payments yet."
      rowOf={(payment) => {
        const [first] = payment.allocations;
        return {
          to: first ? paths.invoice(first.invoiceId) : paths.invoices,
          title: [
            payment.kind === 'Refund' ? 'Refund' : '',
            payment.method,
            formatDay(payment.receivedOn, formats),
          ]
            .filter(Boolean)
            .join(', '),
          number: numberText(payment),
          statuses: [],
          amount: formatMoney(payment.kind === 'Refund' ? -payment.amount : payment.amount, formats),
        };
      }}
    />
  );
}
