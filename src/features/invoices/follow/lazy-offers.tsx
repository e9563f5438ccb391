import { Suspense } from 'react';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import { jobLabel } from '@/domain/jobs/job-labels';
import type { Tracker } from '@/domain/trackers/tracker';
import { lazy } from '@/shared/ui/states/lazy';
import type { BillOfferProps } from './bill-offer';
import type { TrackerBillOfferProps } from './tracker-bill-offer';

const OfTracker = lazy<TrackerBillOfferProps>(async () => ({
  default: (await import('./tracker-bill-offer')).TrackerBillOffer,
}));
const Offer = lazy<BillOfferProps>(async () => ({
  default: (await import('./bill-offer')).BillOffer,
}));

/** The offer to bill the rest of a tracker whose work is done; nothing for users without invoices. */
export function ReadyTracker({ tracker }: { readonly tracker: Tracker }) {
  if (!may(useViewer(), 'invoices:view')) return null;
  return (
    <Suspense>
      <OfTracker tracker={tracker} />
    </Suspense>
  );
}

/** The offer to bill a completed job; nothing for users without invoices. `now` in epoch ms. */
export function ReadyJob({ job, now }: { readonly job: Job; readonly now: number }) {
  const isSeen = may(useViewer(), 'invoices:view');
  if (!isSeen || jobLabel(job, now) !== 'Ready to Invoice') return null;
  const { uuid: jobId, customerId, trackerId } = job;
  return (
    <Suspense>
      <Offer
        text="This job is completed: ready to invoice."
        left={null}
        {...{ jobId, customerId, trackerId }}
      />
    </Suspense>
  );
}
