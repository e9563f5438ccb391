import Typography from '@mui/material/Typography';
import { jobsOfTracker } from '@/data/jobs/jobs';
import { useLive, useLiveRecord } from '@/data/live/use-live';
import { customerRef } from '@/data/customers/customers';
import { useViewer } from '@/data/session/use-session';
import type { NounKey } from '@/domain/nouns';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { WhyAnswer } from './why-answer';
import type { WhyAnswerProps } from './why-answer';

export type WhyRecordsProps = Omit<WhyAnswerProps, 'id' | 'noun'> & {
  readonly noun: NounKey;
  readonly customerId: string;
};

/** A customer's records of one noun: itself, its tracker, or the tracker's jobs. */
export function WhyRecords({ noun, customerId, ...about }: WhyRecordsProps) {
  const viewer = useViewer();
  const { record: customer, status } = useLiveRecord(noun === 'customers' ? null : customerRef(customerId));
  const trackerId = customer?.trackerId ?? '';
  const jobs = useLive(noun === 'jobs' && trackerId !== '' ? jobsOfTracker(viewer, trackerId) : null);
  if (noun === 'customers') return <WhyAnswer {...about} noun={noun} id={customerId} />;
  if (status === 'loading' || jobs.status === 'loading') return <ListSkeleton rows={1} />;
  const ids = noun === 'jobs' ? jobs.rows.map((job) => job.uuid) : [trackerId].filter(Boolean);
  if (ids.length === 0) return <Typography>This customer has none yet.</Typography>;
  return ids.map((id) => <WhyAnswer key={id} {...about} noun={noun} id={id} />);
}
