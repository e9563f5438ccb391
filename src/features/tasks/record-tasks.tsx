import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import { Link as RouterLink } from 'react-router-dom';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { tasksAbout } from '@/data/tasks/tasks';
import { may } from '@/domain/access/viewer';
import { paths } from '@/domain/navigation/paths';
import type { TaskRecord } from '@/domain/tasks/task';
import { AsyncView } from '@/shared/ui/states/async-view';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { TaskTicks } from './task-ticks';

export type RecordTasksProps = { readonly noun: TaskRecord; readonly recordId: string };

/** The open tasks about a record and what is under it, each ticked off here; nothing for users who may not see tasks. */
export function RecordTasks({ noun, recordId }: RecordTasksProps) {
  const viewer = useViewer();
  const seesTasks = may(viewer, 'tasks:view');
  const live = useLive(seesTasks ? tasksAbout(viewer, noun, recordId) : null);
  if (!seesTasks) return null;
  return (
    <section>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="h2">Tasks</Typography>
        {may(viewer, 'tasks:edit') && (
          <Button
            component={RouterLink}
            to={`${paths.newTask}?${noun}=${recordId}`}
            size="small"
            variant="outlined"
            startIcon={<Icon of={Plus} size={18} />}
          >
            Add task
          </Button>
        )}
      </Box>
      <AsyncView
        status={live.status === 'idle' ? 'loading' : live.status}
        data={live.status === 'loading' && live.rows.length === 0 ? undefined : live.rows}
        skeleton={<LineSkeleton rows={2} height={44} />}
        error={live.error}
        onRetry={live.retry}
        isEmpty={(rows) => rows.length === 0}
        empty={<Typography sx={{ color: 'text.secondary' }}>Nothing to do.</Typography>}
      >
        {(rows) => <TaskTicks tasks={rows} />}
      </AsyncView>
    </section>
  );
}
