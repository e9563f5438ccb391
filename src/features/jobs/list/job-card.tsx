import { phoneHref } from '@/domain/format/phone';
import Calendar from 'lucide-react/icons/calendar';
import MapPin from 'lucide-react/icons/map-pin';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import type { Job } from '@/domain/jobs/job';
import { paths } from '@/domain/navigation/paths';
import { numberText } from '@/domain/core/record-number';
import type { SubStatus } from '@/domain/core/sub-statuses';
import { useFormat } from '@/shared/format/format-context';
import { formatAddress, routeHref } from '@/shared/format/address';
import { RecordCard } from '@/shared/ui/list/record-card';
import { JobStatusMarks } from '../job-status-marks';
import { plannedText } from '../planned-text';
import type { Place } from '@/domain/format/formats';

export type JobCardProps = {
  readonly job: Job;
  readonly now: number;
  readonly place: Place;
  readonly subStatuses: readonly SubStatus[];
  readonly pending: boolean;
};

/** A job on a phone: title, customer, place and time, with call and route. */
export function JobCard({ job, now, place, subStatuses, pending }: JobCardProps) {
  const { country } = useFormat();
  const address = formatAddress(job, country);
  return (
    <RecordCard
      title={job.title}
      to={paths.job(job.uuid)}
      status={<JobStatusMarks job={job} now={now} subStatuses={subStatuses} />}
      pending={pending}
      lines={[
        { icon: User, text: job.customerName || 'No customer', end: numberText(job) },
        { icon: MapPin, text: address || 'No address' },
        { icon: Calendar, text: plannedText(job, place) || 'Nothing planned' },
      ]}
      foot={job.jobType}
      actions={[
        ...(job.phone ? [{ label: 'Call', icon: Phone, href: phoneHref(job.phone) }] : []),
        ...(address ? [{ label: 'Route', icon: Navigation, href: routeHref(address) }] : []),
      ]}
    />
  );
}
