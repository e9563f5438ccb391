import Box from '@mui/material/Box';
import type { Job } from '@/domain/job';
import { jobLabel } from '@/domain/job-labels';
import { StatusChip } from '@/shared/ui/status-chip';

export type JobStatusMarksProps = {
  readonly job: Job;
  /** Epoch ms. */
  readonly now: number;
};

/** The status, and beside it what needs somebody: Late, Action Required, Ready to Invoice. */
export function JobStatusMarks({ job, now }: JobStatusMarksProps) {
  const label = jobLabel(job, now);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip status={job.status} />
      {label && <StatusChip status={label} />}
    </Box>
  );
}
