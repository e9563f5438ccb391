import { useEffect, useRef } from 'react';
import { dayOf } from '@/domain/time/time';
import { may } from '@/domain/access/viewer';
import { jobsNamed, MOST_NAMED, ownWeek, trackersNamed } from './field-week';
import { filesOf } from '../files/files';
import { useViewer } from '../session/use-session';
import { usePeople } from '../employees/use-people';
import { useIsOnline } from '../runtime/use-is-online';
import { visitsOfJob } from './visits';
import { useLive, useStore } from '../live/use-live';

/**
 * Keeps a field worker's coming week on this device, before the signal is lost: their visits, with the jobs, trackers
 * and file lists of these. Later changes follow.
 * @param at epoch ms; the week starts on its day
 * @param zone the business's, as the screens have it: in another one, the day's visits would be those of another query
 */
export function useWeekOnDevice(at: number, zone: string): void {
  const viewer = useViewer();
  const store = useStore();
  const isOnline = useIsOnline();
  const visits = useLive(ownWeek(viewer, dayOf(at, zone), zone)).rows;
  const jobIds = [...new Set(visits.map(({ jobId }) => jobId))].slice(0, MOST_NAMED);
  const trackerIds = visits.map(({ trackerId }) => trackerId);
  useLive(jobsNamed(viewer, jobIds));
  useLive(may(viewer, 'trackers:view') ? trackersNamed(viewer, trackerIds) : null);
  // Loads the names of the crew.
  usePeople();
  const fetched = useRef(new Set<string>());
  const wanted = jobIds.join(' ');
  useEffect(() => {
    if (!isOnline || wanted === '') return;
    for (const id of wanted.split(' ').filter((one) => !fetched.current.has(one))) {
      fetched.current.add(id);
      const parts = [visitsOfJob(viewer, id), filesOf(viewer, { noun: 'job', recordId: id })];
      // The screens that need them load them again and report the failure.
      Promise.all(parts.map(({ spec }) => store.page(spec))).catch(() => fetched.current.delete(id));
    }
  }, [viewer, store, isOnline, wanted]);
}
