import Button from '@mui/material/Button';

import { decisionsOf } from '@/data/estimates/sending';
import { convertSigned } from '@/data/estimates/signed-work';
import { jobsOfTracker } from '@/data/jobs/jobs';
import { useLive } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import type { JobStatus } from '@/domain/core/statuses';
import type { Estimate } from '@/domain/estimates/estimate';
import { signedLines } from '@/domain/estimates/signed-lines';
import { writtenNumber } from '@/domain/format/number-words';
import { useFormat } from '@/shared/format/format-context';

const CLOSED: readonly JobStatus[] = ['Completed', 'Cancelled'];

/** Takes a signed estimate into the work of its tracker in one press: its lines, without amounts, go to the open job. */
export function ConvertButton({ estimate }: { readonly estimate: Estimate }) {
  const viewer = useViewer();
  const commit = useCommit();
  const { country } = useFormat();
  const answers = useLive(decisionsOf(viewer, estimate.uuid));
  const jobs = useLive(may(viewer, 'jobs:edit') ? jobsOfTracker(viewer, estimate.trackerId) : null);
  const answer = answers.rows.find(({ decision, outcome }) => decision === 'Approved' && outcome === 'Taken');
  const [job = null] = jobs.rows
    .filter(({ listOrganizer, status }) => listOrganizer === 'Open' && !CLOSED.includes(status))
    .toSorted((a, b) => b.createdAt - a.createdAt);
  const isWaiting = [answers, jobs].some(({ status }) => status === 'loading');
  const take = () => {
    const lines = signedLines(estimate, answer ?? null, (quantity) =>
      writtenNumber(quantity / 100, country, 2),
    );
    commit(convertSigned(viewer, estimate, { job, lines, at: Date.now() }));
  };
  return (
    <Button variant="contained" disabled={isWaiting} onClick={take}>
      Add to the work
    </Button>
  );
}
