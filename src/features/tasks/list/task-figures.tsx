import { useViewer } from '@/data/session/use-session';
import { openTasksCount } from '@/data/tasks/task-list';
import { TASK_LIST } from '@/domain/tasks/task-filters';
import type { Day } from '@/domain/time/time';
import { ListFigures } from '@/features/lists/public';

const GROUPS = ['Overdue', 'Today', 'This week', 'Later'] as const;

/** How much the company has to do, by when, and what waits for another person. */
export function TaskFigures({ today }: { readonly today: Day }) {
  const viewer = useViewer();
  const at = { mine: false, today };
  return (
    <ListFigures
      list={TASK_LIST}
      figures={[
        ...GROUPS.map((when) => ({
          label: when,
          count: openTasksCount(viewer, at, when),
          shows: { when },
        })),
        {
          label: 'Waiting',
          count: openTasksCount(viewer, at, null, ['Waiting']),
          shows: { statuses: ['Waiting'] },
          note: 'for another person',
        },
      ]}
    />
  );
}
