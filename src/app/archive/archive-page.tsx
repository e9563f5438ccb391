import { Navigate, useSearchParams } from 'react-router-dom';
import { useViewer } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { may } from '@/domain/access/viewer';
import { JobsArchive } from '@/features/jobs/public';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { ListFrame } from '@/shared/ui/list/list-frame';
import { SavedViewTabs } from '@/shared/ui/list/saved-view-tabs';
import { SearchField } from '@/shared/ui/list/search-field';
import { FilterBar } from '@/shared/ui/list/filter-bar';
import { TrackersArchive } from '@/features/trackers/public';

function searched(address: URLSearchParams, search: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (search === '') next.delete('q');
  else next.set('q', search);
  return next;
}

/** /app/management/jobArchive: the Tracker Archive and the Jobs Archive as tabs. */
export function ArchivePage() {
  const viewer = useViewer();
  const [address, setAddress] = useSearchParams();
  const seesTrackers = may(viewer, 'trackers:view');
  const seesJobs = may(viewer, 'jobs:view');
  const tab = address.get('tab') === 'jobs' || !seesTrackers ? 'jobs' : 'trackers';
  const views = [
    ...(seesTrackers
      ? [{ id: 'trackers', label: 'Tracker Archive', to: `${paths.jobArchive}?tab=trackers` }]
      : []),
    ...(seesJobs ? [{ id: 'jobs', label: 'Jobs Archive', to: `${paths.jobArchive}?tab=jobs` }] : []),
  ];
  // The address names the tab, so that the menu can mark it.
  if (address.get('tab') !== tab) return <Navigate to={`${paths.jobArchive}?tab=${tab}`} replace />;
  return (
    <ListFrame
      title={tab === 'jobs' ? 'Jobs Archive' : 'Tracker Archive'}
      filters={
        <FilterBar
          search={
            <SearchField
              key={tab}
              label="Number, title, customer, phone, address"
              placeholder="Name, number, address"
              value={address.get('q') ?? ''}
              debounceMs={200}
              onChange={(search) => setAddress((now) => searched(now, search), { replace: true })}
            />
          }
          views={<SavedViewTabs label="Archives" views={views} value={tab} />}
        />
      }
    >
      {views.length === 0 && (
        <DeniedState text="Ask an administrator of your company for the right to see trackers and jobs." />
      )}
      {tab === 'trackers' && seesTrackers && <TrackersArchive />}
      {tab === 'jobs' && seesJobs && <JobsArchive />}
    </ListFrame>
  );
}
