import Box from '@mui/material/Box';
import { jobsOfTracker } from '@/data/jobs/jobs';
import { useLive } from '@/data/live/use-live';
import { useRecordPrice } from '@/data/money/use-record-price';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { isAllBilled } from '@/domain/invoices/picture/tracker-money';
import { awaitsInvoice } from '@/domain/trackers/follow-billing';
import type { Tracker } from '@/domain/trackers/tracker';
import { BillOffer } from './bill-offer';

export type TrackerBillOfferProps = { readonly tracker: Tracker };

/** That a tracker's work is done and not all of it billed; nothing otherwise. */
export function TrackerBillOffer({ tracker }: TrackerBillOfferProps) {
  const viewer = useViewer();
  const jobs = useLive(may(viewer, 'jobs:view') ? jobsOfTracker(viewer, tracker.uuid) : null);
  const price = useRecordPrice(tracker.uuid);
  const { amount = 0, invoiced = 0 } = price?.record ?? {};
  const toBill = Math.max(0, amount - invoiced);
  const isKnown = price !== null && ['ready', 'missing'].includes(price.status);
  if (!isKnown || isAllBilled({ invoiced, toBill }) || !awaitsInvoice(tracker, jobs.rows)) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <BillOffer
        text="The work is done: ready to invoice."
        customerId={tracker.customerId}
        trackerId={tracker.uuid}
        jobId=""
        left={amount === 0 ? null : toBill}
      />
    </Box>
  );
}
