import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '@/data/live/use-live';
import { trackerRef } from '@/data/trackers/trackers';
import { paths } from '@/domain/navigation/paths';
import { AsyncView } from '@/shared/ui/states/async-view';
import { RecordSkeleton } from '@/shared/ui/record/record-skeleton';
import { TrackerRecord } from './tracker-record';

const BACK = { to: paths.trackers, label: 'Open Tracker List' };

/** /app/management/trackers/{trackerId}: one tracker. */
export function TrackerPage() {
  const { trackerId = '' } = useParams();
  const { status, record, pending, error, retry } = useOpenedRecord(trackerRef(trackerId));
  return (
    <AsyncView
      heading="h1"
      status={status === 'idle' ? 'loading' : status}
      data={record ?? undefined}
      error={error}
      onRetry={retry}
      deniedText="This tracker is not assigned to you. Ask an administrator of your company."
      missingText="This tracker is not there any more."
      back={BACK}
      skeleton={<RecordSkeleton back={BACK} />}
    >
      {(tracker) => <TrackerRecord key={tracker.uuid} tracker={tracker} pending={pending} />}
    </AsyncView>
  );
}
