import Receipt from 'lucide-react/icons/receipt';
import { useNavigate } from 'react-router-dom';
import { estimatesOf } from '@/data/estimates/estimate-list';
import { invoicesOf } from '@/data/invoices/invoice-list';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { isSigned } from '@/domain/estimates/estimate-status';
import { paths } from '@/domain/navigation/paths';
import { formatMoney } from '@/shared/format/money';
import { useFormat } from '@/shared/format/format-context';
import { OfferLine } from '@/shared/ui/states/offer-line';

export type BillOfferProps = {
  readonly text: string;
  readonly customerId: string;
  readonly trackerId: string;
  /** '' for the tracker itself. */
  readonly jobId: string;
  /** What is left to bill in cents; null where it is not known. */
  readonly left: number | null;
};

/** Says that work is ready to invoice, and opens an invoice of what is left of its signed estimate. */
export function BillOffer({ text, customerId, trackerId, jobId, left }: BillOfferProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const formats = useFormat();
  const estimates = useLive(estimatesOf(viewer, 'trackerId', trackerId));
  const invoices = useLive(invoicesOf(viewer, 'trackerId', trackerId));
  const mayBill = may(viewer, 'invoices:edit');
  if (!may(viewer, 'invoices:view')) return null;
  // A draft is the next step already.
  const draft = invoices.rows.find((one) => one.status === 'Draft' && one.kind === 'Invoice');
  const signed = estimates.rows.filter(isSigned).toSorted((a, b) => a.statusAt - b.statusAt);
  const unbilled = signed.find((one) => !invoices.rows.some(({ estimateId }) => estimateId === one.uuid));
  const estimate = unbilled ?? signed[0];
  const to = new URLSearchParams({
    ...{ customer: customerId, tracker: trackerId },
    ...(jobId !== '' && { job: jobId }),
    ...(estimate && { estimate: estimate.uuid }),
  });
  const amount = left === null || left === 0 ? '' : ` ${formatMoney(left, formats)} is left to bill.`;
  return (
    <OfferLine
      icon={Receipt}
      tone="attention"
      text={`${text}${amount}`}
      label={draft ? 'Open the draft' : 'Bill what is left'}
      {...(mayBill && {
        onTake: () =>
          void navigate(draft ? paths.invoice(draft.uuid) : `${paths.newInvoice}?${to.toString()}`),
      })}
    />
  );
}
