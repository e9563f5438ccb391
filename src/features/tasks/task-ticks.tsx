import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { moveTask } from '@/data/tasks/tasks';
import { mayOn } from '@/domain/access/viewer';
import { paths } from '@/domain/navigation/paths';
import type { Task } from '@/domain/tasks/task';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { dueText } from './due-text';

/** Open tasks in lines, each ticked off here. */
export function TaskTicks({ tasks }: { readonly tasks: readonly Task[] }) {
  const viewer = useViewer();
  const commit = useCommit();
  const formats = useFormat();
  const now = useNow();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {tasks.map((task) => (
        <Box component="li" key={task.uuid} sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
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
  );
}
