import type { ReactNode } from 'react';
import Hammer from 'lucide-react/icons/hammer';
import Route from 'lucide-react/icons/route';
import { Link } from 'react-router-dom';

import type { LinkedRecord } from '@/domain/chat/message';
import { useLinked } from '@/features/finder/public';
import { Icon } from '@/shared/ui/text/icon';
import { StatusChip } from '@/shared/ui/text/status-chip';

/** The number of a record in a text: a link for readers who may open it. */
export function RecordLink({ record, children }: { record: LinkedRecord; children: ReactNode }) {
  const opened = useLinked(record);
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
  const opened = useLinked(record);
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
