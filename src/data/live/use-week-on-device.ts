import { useEffect, useRef } from 'react';
import { dayOf } from '@/domain/time/time';
import { may } from '@/domain/access/viewer';
import { jobsNamed, MOST_NAMED, ownWeek, trackersNamed } from '../jobs/field-week';
import { filesOf } from '../files/files';
import { useViewer } from '../session/use-session';
import { useSettings } from '../session/use-settings';
import { usePeople } from '../employees/use-people';
import { useIsOnline } from '../runtime/use-is-online';
import { visitsOfJob } from '../jobs/visits';
import { useLive, useStore } from './use-live';

/**
 * Keeps the coming week of somebody who goes out to jobs on this device, before the signal goes: their visits, and the
 * jobs, trackers and lists of files that these belong to. What is planned or changed meanwhile follows.
 * @param at epoch ms; the week begins on its day.
 */
export function useWeekOnDevice(at: number): void {
  const viewer = useViewer();
  const store = useStore();
  const isOnline = useIsOnline();
  const { settings } = useSettings();
  const today = dayOf(at, settings.timeZone);
  const visits = useLive(ownWeek(viewer, today, settings.timeZone)).rows;
  const jobIds = [...new Set(visits.map(({ jobId }) => jobId))].slice(0, MOST_NAMED);
  const trackerIds = visits.map(({ trackerId }) => trackerId);
  useLive(jobsNamed(viewer, jobIds));
  useLive(may(viewer, 'trackers:view') ? trackersNamed(viewer, trackerIds) : null);
  // Names of the crew.
  usePeople();
  const fetched = useRef(new Set<string>());
  const wanted = jobIds.join(' ');
  useEffect(() => {
    if (!isOnline || wanted === '') return;
    for (const id of wanted.split(' ').filter((one) => !fetched.current.has(one))) {
      fetched.current.add(id);
      const parts = [visitsOfJob(viewer, id), filesOf(viewer, { noun: 'job', recordId: id })];
      // The screens that need them ask again and say why they fail.
      Promise.all(parts.map(({ spec }) => store.page(spec))).catch(() => fetched.current.delete(id));
    }
  }, [viewer, store, isOnline, wanted]);
}
