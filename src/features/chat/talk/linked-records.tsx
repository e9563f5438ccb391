import type { ReactNode } from 'react';
import Hammer from 'lucide-react/icons/hammer';
import Route from 'lucide-react/icons/route';
import { Link } from 'react-router-dom';

import { recordRef } from '@/data/core/query';
import { useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import type { LinkedRecord } from '@/domain/chat/message';
import { jobShape } from '@/domain/jobs/job';
import { paths } from '@/domain/navigation/paths';
import { trackerShape } from '@/domain/trackers/tracker';
import { Icon } from '@/shared/ui/text/icon';
import { StatusChip } from '@/shared/ui/text/status-chip';

type Opened = {
  readonly title: string;
  readonly where: string;
  readonly status: string;
  readonly to: string;
};

/** A linked record as the reader may see it; null while it loads, without the right, and once it is deleted. */
function useOpened({ noun, id }: LinkedRecord): Opened | null {
  const viewer = useViewer();
  const job = useLiveRecord(noun === 'job' && may(viewer, 'jobs:view') ? recordRef(jobShape, id) : null);
  const tracker = useLiveRecord(
    noun === 'tracker' && may(viewer, 'trackers:view') ? recordRef(trackerShape, id) : null,
  );
  const found = job.record ?? tracker.record;
  if (!found) return null;
  const { title, streetAddress, status } = found;
  return { title, where: streetAddress, status, to: noun === 'job' ? paths.job(id) : paths.tracker(id) };
}

/** The number of a record in a text: a link for readers who may open it. */
export function RecordLink({ record, children }: { record: LinkedRecord; children: ReactNode }) {
  const opened = useOpened(record);
  return opened ? (
    <Link to={opened.to} title={opened.title}>
      {children}
    </Link>
  ) : (
    <b>{children}</b>
  );
}

/** The records a message links, below it. */
export function LinkedRecords({ records }: { records: readonly LinkedRecord[] }) {
  return records.map((record) => <RecordCard key={record.id} record={record} />);
}

function RecordCard({ record }: { record: LinkedRecord }) {
  const opened = useOpened(record);
  if (!opened) return null;
  return (
    <Link to={opened.to} className="jl-record">
      <span className="jl-record-icon" aria-hidden>
        <Icon of={record.noun === 'job' ? Hammer : Route} />
      </span>
      <span className="jl-record-words">
        <b dir="auto">
          <em>{record.number}</em> {opened.title}
        </b>
        {opened.where !== '' && <small dir="auto">{opened.where}</small>}
      </span>
      <StatusChip status={opened.status} />
    </Link>
  );
}
