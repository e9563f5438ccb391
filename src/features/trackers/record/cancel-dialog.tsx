import { jobsOfTracker } from '@/data/jobs/jobs';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { CANCEL_REASONS } from '@/domain/core/statuses';
import { ReasonDialog } from '@/shared/ui/dialogs/reason-dialog';
import type { ReasonDialogProps } from '@/shared/ui/dialogs/reason-dialog';

export type CancelDialogProps = Pick<ReasonDialogProps, 'open' | 'onConfirm' | 'onClose'> & {
  readonly trackerId: string;
};

const options = CANCEL_REASONS.map((reason) => ({ value: reason, label: reason }));

/** Asks why a tracker is cancelled, and says what becomes of its open jobs. */
export function CancelDialog({ open, trackerId, onConfirm, onClose }: CancelDialogProps) {
  const viewer = useViewer();
  const jobs = useLive(open && may(viewer, 'jobs:view') ? jobsOfTracker(viewer, trackerId) : null);
  const count = jobs.rows.filter(
    ({ status, listOrganizer }) =>
      listOrganizer === 'Open' && status !== 'Completed' && status !== 'Cancelled',
  ).length;
  return (
    <ReasonDialog
      open={open}
      title="Cancel this tracker?"
      text={['Its dates and history stay. It can be taken up again at any stage.', openJobsText(count)]
        .join(' ')
        .trim()}
      label="Reason"
      options={options}
      confirmLabel="Cancel the tracker"
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

function openJobsText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'One of its jobs is still open, with its visits: cancel it on its own page.'
    : `${count} of its jobs are still open, with their visits: cancel each on its own page.`;
}
