import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { dueTasks } from '@/data/tasks/task-list';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { AsyncView } from '@/shared/ui/states/async-view';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { TaskTicks } from './task-ticks';

/** The viewer's tasks that are overdue or due today. */
export function DueTasks() {
  const viewer = useViewer();
  const { zone } = useFormat();
  const today = dayOf(useNow(60_000), zone);
  const live = useLive(dueTasks(viewer, today));
  return (
    <section aria-label="Tasks due today">
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        Due today
      </Typography>
      <AsyncView
        status={live.status === 'idle' ? 'loading' : live.status}
        data={live.status === 'loading' && live.rows.length === 0 ? undefined : live.rows}
        skeleton={<LineSkeleton rows={2} height={44} />}
        error={live.error}
        onRetry={live.retry}
        isEmpty={(tasks) => tasks.length === 0}
        empty={<Typography sx={{ color: 'text.secondary' }}>No task is due.</Typography>}
      >
        {(tasks) => <TaskTicks tasks={tasks} />}
      </AsyncView>
      <Link
        component={RouterLink}
        to={paths.tasks}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        My Tasks
      </Link>
    </section>
  );
}
