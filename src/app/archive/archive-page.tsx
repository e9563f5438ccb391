import { Navigate, useSearchParams } from 'react-router-dom';
import { useViewer } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { may } from '@/domain/access/viewer';
import { JobsArchive } from '@/features/jobs/public';
import { TrackersArchive } from '@/features/trackers/public';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { ListFrame } from '@/shared/ui/list/list-frame';
import { RecordTabs } from '@/shared/ui/record/record-tabs';

/** /app/management/jobArchive: the Tracker Archive and the Jobs Archive as tabs. */
export function ArchivePage() {
  const viewer = useViewer();
  const [address] = useSearchParams();
  const seesTrackers = may(viewer, 'trackers:view');
  const seesJobs = may(viewer, 'jobs:view');
  const tab = address.get('tab') === 'jobs' || !seesTrackers ? 'jobs' : 'trackers';
  // The address names the tab, so that the menu can mark it.
  if (address.get('tab') !== tab) return <Navigate to={`${paths.jobArchive}?tab=${tab}`} replace />;
  if (!seesTrackers && !seesJobs) {
    return (
      <ListFrame title="Jobs Archive">
        <DeniedState text="Ask an administrator of your company for the right to see trackers and jobs." />
      </ListFrame>
    );
  }
  const archives = [
    ...(seesTrackers
      ? [{ id: 'trackers', label: 'Tracker Archive', to: `${paths.jobArchive}?tab=trackers` }]
      : []),
    ...(seesJobs ? [{ id: 'jobs', label: 'Jobs Archive', to: `${paths.jobArchive}?tab=jobs` }] : []),
  ];
  const tabs = <RecordTabs label="Archives" tabs={archives} value={tab} />;
  return tab === 'jobs' ? <JobsArchive tabs={tabs} /> : <TrackersArchive tabs={tabs} />;
}
