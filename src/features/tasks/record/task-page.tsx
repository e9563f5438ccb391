import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePeople } from '@/data/employees/use-people';
import { useOpenedRecord } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { editTask, moveTask, taskIntents, taskRef, taskSteps } from '@/data/tasks/tasks';
import { mayOn } from '@/domain/access/viewer';
import { maxLengthOf } from '@/domain/core/bounds';
import { TASK_MOVES } from '@/domain/core/statuses';
import type { TaskStatus } from '@/domain/core/statuses';
import { paths } from '@/domain/navigation/paths';
import { dueGroup, isOpenTask } from '@/domain/tasks/due';
import { taskNoun } from '@/domain/tasks/noun';
import { taskLabel, taskShape } from '@/domain/tasks/task';
import type { Task } from '@/domain/tasks/task';
import { RecordTimeline } from '@/features/history/public';
import { Checklist } from '@/features/jobs/public';
import { EditableText } from '@/shared/forms/fields/editable-text';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useListPosition } from '@/shared/ui/list/list-position';
import { StatusMoveMenu } from '@/shared/ui/menus/status-move-menu';
import { archiveEntry } from '@/shared/ui/record/archive-entry';
import { RecordFrame } from '@/shared/ui/record/record-frame';
import { workMeta } from '@/shared/ui/record/work-meta';
import { RecordView } from '@/shared/ui/record/record-view';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { dueChip } from '../due-chip';
import { TaskSide } from './task-side';

const TaskEditDialog = lazyDialog(async () => (await import('./task-edit-dialog')).TaskEditDialog);

const LIST = { to: paths.tasks, label: 'My Tasks' };

/** /app/management/tasks/{taskId}: one task. */
export function TaskPage() {
  const { taskId = '' } = useParams();
  const live = useOpenedRecord(taskId ? taskRef(taskId) : null);
  return (
    <RecordView noun={taskNoun} live={live} back={LIST}>
      {(task) => <TaskRecord key={task.uuid} task={task} pending={live.pending} />}
    </RecordView>
  );
}

type TaskRecordProps = { readonly task: Task; readonly pending: boolean };

/** The record screen of one task: what, when, for whom, and its steps. */
function TaskRecord({ task, pending }: TaskRecordProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const formats = useFormat();
  const now = useNow();
  const { byUid, status: peopleStatus } = usePeople();
  const { settings } = useSettings();
  const [isEditing, setIsEditing] = useState(false);
  const mayEdit = mayOn(viewer, 'tasks:edit', task);
  const isArchived = task.listOrganizer === 'Archive';
  const list = useListPosition('tasks', task.uuid, paths.task, LIST);
  const mark = dueChip(dueGroup(task, now, formats.zone));
  const move = (to: TaskStatus) => commit(moveTask(viewer, task, to, Date.now()));
  return (
    <RecordFrame
      list={list}
      title={task.title}
      pending={pending}
      isArchived={isArchived}
      status={
        <>
          <StatusMoveMenu
            size="large"
            status={task.status}
            moves={mayEdit ? TASK_MOVES[task.status] : []}
            onMove={move}
          />
          {mark && <StatusChip size="large" status={mark} />}
        </>
      }
      nextAction={
        mayEdit &&
        isOpenTask(task) && (
          <Button variant="contained" onClick={() => move('Done')}>
            Mark as done
          </Button>
        )
      }
      menu={
        mayEdit
          ? [
              { id: 'edit', label: 'Edit…', icon: Pencil, onSelect: () => setIsEditing(true) },
              archiveEntry({
                isArchived,
                wall: '',
                onArchive: () => commit(taskIntents.archive(viewer, task)),
                onRestore: () => commit(taskIntents.restore(viewer, task)),
              }),
            ]
          : []
      }
      meta={workMeta(task, task.taskType)}
      tabs={[
        {
          id: 'overview',
          label: 'Overview',
          content: (
            <Box sx={{ display: 'grid', gap: 3 }}>
              <EditableText
                label={taskLabel('details')}
                placeholder="What helps to do it: a number, a name, a gate code."
                text={task.details}
                maxLength={maxLengthOf(taskShape, 'details')}
                mayEdit={mayEdit}
                draftKey={`task-details:${task.uuid}`}
                saveLabel="Save details"
                onSave={(details) => commit(editTask(viewer, task, { details }))}
              />
              <Checklist
                of={task}
                templates={settings.taskTemplates}
                mayEdit={mayEdit}
                mayTick={mayEdit}
                onChange={(checklist, label) => commit(taskSteps.change(viewer, task, checklist, label))}
                onTick={(id, isDone) => commit(taskSteps.tick(viewer, task.uuid, id, isDone))}
              />
            </Box>
          ),
        },
        {
          id: 'timeline',
          label: 'Timeline',
          content: <RecordTimeline noun={taskNoun} record={task} />,
        },
      ]}
      side={
        <TaskSide
          task={task}
          byUid={byUid}
          peopleStatus={peopleStatus}
          mayEdit={mayEdit}
          onEdit={() => setIsEditing(true)}
        />
      }
      dialogs={
        <TaskEditDialog
          open={isEditing}
          task={task}
          byUid={byUid}
          onSave={(changes, alone) => commit(editTask(viewer, task, changes, { alone }))}
          onClose={() => setIsEditing(false)}
        />
      }
    />
  );
}
