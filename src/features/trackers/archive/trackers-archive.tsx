import { useMemo } from 'react';
import { usePages } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { archivedTrackers } from '@/data/trackers/trackers';
import { usePeople } from '@/data/employees/use-people';
import { dayOf } from '@/domain/time/time';
import { EmptyDone } from '@/shared/brand/empty-art';
import { useNow } from '@/shared/format/use-now';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { RecordList } from '@/shared/ui/list/record-list';
import { TrackerCard } from '../list/tracker-card';
import { TRACKER_ROW, trackerColumns } from '../list/tracker-columns';
import { useFormat } from '@/shared/format/format-context';

/** Trackers that were put away, what moved last first. */
export function TrackersArchive() {
  const viewer = useViewer();
  const { settings } = useSettings();
  const { subStatuses } = settings;
  const today = dayOf(useNow(), settings.timeZone);
  const { byUid, nameOf } = usePeople();
  const place = useFormat();
  const columns = useMemo(
    () => trackerColumns({ today, place, byUid, nameOf, subStatuses }),
    [today, place, byUid, nameOf, subStatuses],
  );
  const pages = usePages(archivedTrackers(viewer));
  return (
    <RecordList
      list={pages}
      noun="trackers"
      label="Tracker Archive"
      columns={columns}
      {...TRACKER_ROW}
      empty={
        <EmptyState
          art={<EmptyDone />}
          title="Nothing archived yet"
          text="Archive a tracker when its work is done; it stays here with its dates and history."
        />
      }
      renderCard={(tracker, { pending }) => (
        <TrackerCard
          tracker={tracker}
          salesperson={nameOf(tracker.salesperson)}
          today={today}
          subStatuses={subStatuses}
          pending={pending}
        />
      )}
    />
  );
}
