import { customerRef } from '@/data/customers/customers';
import { jobRef } from '@/data/jobs/jobs';
import { useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { trackerRef } from '@/data/trackers/trackers';
import { may } from '@/domain/access/viewer';
import type { LinkedNoun } from '@/domain/core/noun-names';
import { paths } from '@/domain/navigation/paths';

/** A record that something else is about. */
export type RecordLink = { readonly noun: LinkedNoun; readonly id: string };

export type LinkedRecord = {
  readonly title: string;
  readonly where: string;
  readonly status: string;
  readonly to: string;
};

/** A linked record as the reader may see it; null while it loads, without the right, and once it is deleted. */
export function useLinked(link: RecordLink | null): LinkedRecord | null {
  const viewer = useViewer();
  const idOf = (noun: RecordLink['noun'], isSeen: boolean) =>
    link?.noun === noun && isSeen ? link.id : null;
  const customerId = idOf('customer', may(viewer, 'customers:view'));
  const trackerId = idOf('tracker', may(viewer, 'trackers:view'));
  const jobId = idOf('job', may(viewer, 'jobs:view'));
  const customer = useLiveRecord(customerId === null ? null : customerRef(customerId)).record;
  const tracker = useLiveRecord(trackerId === null ? null : trackerRef(trackerId)).record;
  const job = useLiveRecord(jobId === null ? null : jobRef(jobId)).record;
  if (customer) {
    const { uuid, name, streetAddress, customerStatus } = customer;
    return { title: name, where: streetAddress, status: customerStatus, to: paths.customer(uuid) };
  }
  const work = tracker ?? job;
  if (!work) return null;
  const { uuid, title, streetAddress, status } = work;
  return { title, where: streetAddress, status, to: tracker ? paths.tracker(uuid) : paths.job(uuid) };
}
