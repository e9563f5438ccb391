import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { dayOf } from '@/domain/time/time';
import { DueTasks } from '@/features/tasks/public';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { CrewDay } from './crew-day';

/** /app/today: a field worker's visits in order, what is done at each, and the tasks that are due. */
export function TodayPage() {
  const viewer = useViewer();
  const formats = useFormat();
  const now = useNow(60_000);
  return (
    <PageFrame title="Today" count={formatDay(dayOf(now, formats.zone), formats, now)} maxWidth={640}>
      <CrewDay isTitled />
      {may(viewer, 'tasks:view') && <DueTasks />}
    </PageFrame>
  );
}
