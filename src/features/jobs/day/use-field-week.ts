import { jobsNamed, ownWeek, trackersNamed } from '@/data/jobs/field-week';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { isOwnVisit, isUnderWay, mayReportVisit, visitsAfterDay, visitsOnDay } from '@/domain/jobs/field-day';
import { may } from '@/domain/access/viewer';
import { isCalledOff } from '@/domain/jobs/job-rights';
import type { Job } from '@/domain/jobs/job';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

/** The viewer's visits of today with their jobs, and those of the coming week. */
export function useFieldWeek() {
  const viewer = useViewer();
  const { zone } = useFormat();
  const now = useNow(60_000);
  const today = dayOf(now, zone);
  const visits = useLive(ownWeek(viewer, today, zone));
  const own = visits.rows.filter((visit) => isOwnVisit(viewer, visit));
  // A visit under way stays when the office takes the viewer off its crew: its card says so.
  const onDay = visitsOnDay(visits.rows, today, zone).filter(
    (visit) => isOwnVisit(viewer, visit) || isUnderWay(visit),
  );
  const jobs = useLive(
    jobsNamed(
      viewer,
      onDay.map(({ jobId }) => jobId),
    ),
  );
  const byId = new Map<string, Job>(jobs.rows.map((job) => [job.uuid, job]));
  const trackers = useLive(
    may(viewer, 'trackers:view')
      ? trackersNamed(
          viewer,
          onDay.map(({ trackerId }) => trackerId),
        )
      : null,
  );
  const trackerOf = (id: string) => trackers.rows.find(({ uuid }) => uuid === id) ?? null;
  return {
    viewer,
    now,
    visits,
    areJobsLoading: jobs.status === 'loading',
    pendingIds: new Set([...visits.pendingIds, ...jobs.pendingIds]),
    today: onDay.map((visit) => {
      const job = byId.get(visit.jobId) ?? null;
      return {
        visit,
        job,
        mayReport: job !== null && mayReportVisit(viewer, job, visit),
        isCalledOff: job !== null && isCalledOff(job, trackerOf(visit.trackerId)),
      };
    }),
    ahead: visitsAfterDay(own, today, zone),
  };
}
