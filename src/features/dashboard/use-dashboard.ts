import { appointmentsOn, followUpsDue, ownVisitsOn, trackersWithNews } from '@/data/dashboard/dashboard';
import { jobsWithProblems } from '@/data/jobs/job-problems';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may, worksInField } from '@/domain/access/viewer';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

/** The dashboard's data by the user's rights; null without access. */
export function useDashboard() {
  const viewer = useViewer();
  const { zone } = useFormat();
  const now = useNow(60_000);
  const today = dayOf(now, zone);
  const seesCustomers = may(viewer, 'customers:view');
  const seesTrackers = may(viewer, 'trackers:view');

  return {
    viewer,
    now,
    today,
    appointments: useLive(seesCustomers ? appointmentsOn(viewer, today, zone) : null),
    followUps: useLive(seesCustomers ? followUpsDue(viewer, today) : null),
    news: useLive(seesTrackers ? trackersWithNews(viewer) : null),
    visits: useLive(
      may(viewer, 'jobs:view') && !worksInField(viewer) ? ownVisitsOn(viewer, today, zone) : null,
    ),
    problems: useLive(may(viewer, 'jobs:edit') ? jobsWithProblems(viewer) : null),
  };
}
