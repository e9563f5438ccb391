import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { jobsOfTracker } from '@/data/jobs/jobs';
import { visitsOfTracker } from '@/data/jobs/visits';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may, mayOn } from '@/domain/access/viewer';
import { CANCEL_REASONS } from '@/domain/core/statuses';
import { isAhead } from '@/domain/jobs/visits';
import { trackerLabel } from '@/domain/trackers/tracker';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { ReasonDialog } from '@/shared/ui/dialogs/reason-dialog';
import type { OpenWork } from './use-tracker-actions';

export type CancelDialogProps = {
  readonly open: boolean;
  readonly trackerId: string;
  /** Gets the work that is cancelled with the tracker. */
  readonly onConfirm: (why: { readonly reason: string; readonly note: string }, work: OpenWork) => void;
  readonly onClose: () => void;
};

const options = CANCEL_REASONS.map((reason) => ({ value: reason, label: reason }));
const NO_WORK: OpenWork = { jobs: [], visits: [] };

/** Asks why a tracker is cancelled, and whether its open jobs and their visits are cancelled with it. */
export function CancelDialog({ open, ...props }: CancelDialogProps) {
  return open && <OpenCancelDialog {...props} />;
}

function OpenCancelDialog({ trackerId, onConfirm, onClose }: Omit<CancelDialogProps, 'open'>) {
  const viewer = useViewer();
  const { country } = useFormat();
  const [withWork, setWithWork] = useState(true);
  const maySee = may(viewer, 'jobs:view');
  const jobs = useLive(maySee ? jobsOfTracker(viewer, trackerId) : null);
  const visits = useLive(maySee ? visitsOfTracker(viewer, trackerId) : null);
  const left = jobs.rows.filter(
    ({ status, listOrganizer }) =>
      listOrganizer === 'Open' && status !== 'Completed' && status !== 'Cancelled',
  );
  const own = left.filter((job) => mayOn(viewer, 'jobs:edit', job));
  const ahead = visits.rows.filter(
    ({ jobId, status }) => isAhead(status) && own.some(({ uuid }) => uuid === jobId),
  );
  const parts = [jobs, visits];
  const isReady = parts.every(({ status }) => status === 'ready' || status === 'idle');
  const broken = parts.filter(({ status }) => status === 'error' || status === 'denied');
  const counted = [
    plural(own.length, 'open job', country),
    ...(ahead.length > 0 ? [plural(ahead.length, 'visit', country)] : []),
  ].join(' and ');
  return (
    <ReasonDialog
      open
      title="Cancel this tracker?"
      text={[
        'Its dates and history stay. It can be taken up again at any stage.',
        othersText(left.length - own.length),
      ]
        .join(' ')
        .trim()}
      label={trackerLabel('statusReason')}
      options={options}
      confirmLabel="Cancel the tracker"
      tone="danger"
      isBlocked={!isReady}
      onConfirm={(why) => onConfirm(why, withWork ? { jobs: own, visits: visits.rows } : NO_WORK)}
      onClose={onClose}
    >
      {!isReady && (
        <Typography role="status" sx={{ mt: 1 }}>
          {broken.length === 0
            ? 'Loading its jobs and visits…'
            : 'Its jobs and visits did not load. Without them the tracker cannot be cancelled.'}
        </Typography>
      )}
      {broken.length > 0 && (
        <Button size="small" onClick={() => broken.forEach(({ retry }) => retry())}>
          Try again
        </Button>
      )}
      {isReady && own.length > 0 && (
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Checkbox checked={withWork} onChange={({ target }) => setWithWork(target.checked)} />}
          label={`Cancel its ${counted}, too`}
        />
      )}
      {isReady &&
        own.length > 0 &&
        !withWork &&
        'The crew cannot start work there, and the client sees no visit.'}
    </ReasonDialog>
  );
}

function othersText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'One of its jobs stays open, because you may not change it.'
    : `${count} of its jobs stay open, because you may not change them.`;
}
