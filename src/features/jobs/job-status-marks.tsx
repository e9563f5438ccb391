import Box from '@mui/material/Box';
import type { Job } from '@/domain/jobs/job';
import { jobLabel } from '@/domain/jobs/job-labels';
import { shownSubStatus } from '@/domain/core/sub-statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { StatusWithSub } from '@/shared/ui/list/status-with-sub';

export type JobStatusMarksProps = {
  readonly job: Job;
  readonly now: number;
  readonly subStatuses: readonly SubStatus[];
};

/** The status with its sub-status, and marks that need attention, such as a problem or Late. */
export function JobStatusMarks({ job, now, subStatuses }: JobStatusMarksProps) {
  const label = jobLabel(job, now);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, minWidth: 0 }}
    >
      <StatusWithSub
        status={job.status}
        sub={shownSubStatus(subStatuses, 'job', job.status, job.subStatus)}
      />
      {job.problem !== '' && <StatusChip status="Action Required" label="Problem" />}
      {label && <StatusChip status={label} />}
    </Box>
  );
}
