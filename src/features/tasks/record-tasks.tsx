import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import { Link as RouterLink } from 'react-router-dom';
import { useLive } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { moveTask, tasksAbout } from '@/data/tasks/tasks';
import { may, mayOn } from '@/domain/access/viewer';
import { paths } from '@/domain/navigation/paths';
import type { TaskRecord } from '@/domain/tasks/task';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { AsyncView } from '@/shared/ui/states/async-view';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { dueText } from './due-text';

export type RecordTasksProps = { readonly noun: TaskRecord; readonly recordId: string };

/** The open tasks about a record and what is under it, each ticked off here; nothing for users who may not see tasks. */
export function RecordTasks({ noun, recordId }: RecordTasksProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const formats = useFormat();
  const now = useNow();
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
        {(rows) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((task) => (
              <Box
                component="li"
                key={task.uuid}
                sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}
              >
                <Checkbox
                  checked={false}
                  disabled={!mayOn(viewer, 'tasks:edit', task)}
                  slotProps={{ input: { 'aria-label': `Done: ${task.title}` } }}
                  onChange={() => commit(moveTask(viewer, task, 'Done', Date.now()))}
                />
                <Link
                  component={RouterLink}
                  to={paths.task(task.uuid)}
                  sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
                >
                  {task.title}
                </Link>
                <Box component="span" className="tn" sx={{ color: 'text.secondary', ml: 1 }}>
                  {dueText(task, formats, now)}
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </AsyncView>
    </section>
  );
}
