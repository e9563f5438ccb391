import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { openTasks, taskList } from '@/data/tasks/task-list';
import { paths } from '@/domain/navigation/paths';
import { ALL_TASKS } from '@/domain/tasks/task-filters';
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
  const asked = (when: 'Overdue' | 'Today') =>
    taskList.listed(viewer, openTasks(viewer, { ...ALL_TASKS, when }, { mine: true, today }));
  const late = useLive(asked('Overdue'));
  const due = useLive(asked('Today'));
  const parts = [late, due];
  const failed = parts.find(({ status }) => status === 'error' || status === 'denied');
  const isLoading = parts.some(({ status }) => status === 'loading');
  const rows = [...late.rows, ...due.rows].filter(({ assignees }) => assignees.includes(viewer.uid));
  return (
    <section aria-label="Tasks due today">
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        Due today
      </Typography>
      <AsyncView
        status={failed ? (failed.status === 'denied' ? 'denied' : 'error') : isLoading ? 'loading' : 'ready'}
        data={isLoading && rows.length === 0 ? undefined : rows}
        skeleton={<LineSkeleton rows={2} height={44} />}
        error={failed?.error ?? null}
        onRetry={() => parts.forEach(({ retry }) => retry())}
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
