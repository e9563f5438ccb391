import { useParams } from 'react-router-dom';
import { jobRef } from '@/data/jobs/jobs';
import { useOpenedRecord } from '@/data/live/use-live';
import { paths } from '@/domain/navigation/paths';
import { AsyncView } from '@/shared/ui/states/async-view';
import { RecordSkeleton } from '@/shared/ui/record/record-skeleton';
import { JobRecord } from './job-record';

const BACK = { to: paths.jobs, label: 'Open Jobs List' };

/** /app/management/jobs/{jobId}: one job. */
export function JobPage() {
  const { jobId = '' } = useParams();
  const { status, record, pending, error, retry } = useOpenedRecord(jobRef(jobId));
  return (
    <AsyncView
      heading="h1"
      status={status === 'idle' ? 'loading' : status}
      data={record ?? undefined}
      error={error}
      onRetry={retry}
      deniedText="This job is not assigned to you. Ask an administrator of your company."
      missingText="This job is not there any more."
      back={BACK}
      skeleton={<RecordSkeleton back={BACK} />}
    >
      {(job) => <JobRecord key={job.uuid} job={job} pending={pending} />}
    </AsyncView>
  );
}
