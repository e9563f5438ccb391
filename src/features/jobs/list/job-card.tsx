import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import User from 'lucide-react/icons/user';
import type { Job } from '@/domain/jobs/job';
import { paths } from '@/domain/navigation/paths';
import { numberText } from '@/domain/core/record-number';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Place } from '@/domain/format/formats';
import { formatAddress } from '@/shared/format/address';
import { contactActions } from '@/shared/ui/list/contact-actions';
import { RecordCard } from '@/shared/ui/list/record-card';
import type { CardState } from '@/shared/ui/table/data-table-props';
import { JobStatusMarks } from '../job-status-marks';
import { plannedText } from '../planned-text';

export type JobCardProps = CardState & {
  readonly job: Job;
  readonly now: number;
  readonly place: Place;
  readonly subStatuses: readonly SubStatus[];
};

/** A job on a phone: title, customer, place and time, with call, text and route. */
export function JobCard({ job, now, place, subStatuses, selected, pending }: JobCardProps) {
  const address = formatAddress(job, place.country);
  return (
    <RecordCard
      title={job.title}
      to={paths.job(job.uuid)}
      status={<JobStatusMarks job={job} now={now} subStatuses={subStatuses} />}
      {...{ selected, pending }}
      lines={[
        { icon: User, text: job.customerName || 'No customer', end: numberText(job) },
        { icon: MapPin, text: address || 'No address' },
        { icon: Calendar, text: plannedText(job, place) || 'Nothing planned' },
      ]}
      foot={job.jobType}
      actions={contactActions(job.phone, address)}
    />
  );
}
