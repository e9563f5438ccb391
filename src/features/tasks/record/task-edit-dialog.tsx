import type { Person } from '@/data/employees/use-people';
import type { TaskFields as Values } from '@/data/tasks/tasks';
import { changedValues } from '@/domain/journal/their-changes';
import { taskShape } from '@/domain/tasks/task';
import type { Task } from '@/domain/tasks/task';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { TaskFields } from '../create/task-fields';
import { taskSchema } from '../create/task.schema';

export type TaskEditDialogProps = {
  readonly open: boolean;
  readonly task: Task;
  readonly byUid: ReadonlyMap<string, Person>;
  readonly onSave: (changes: Partial<Values>) => void;
  readonly onClose: () => void;
};

/** Every typed field of a task; follows other users' changes. */
export function TaskEditDialog({ open, task, byUid, onSave, onClose }: TaskEditDialogProps) {
  const { title, details, taskType, priority, dueOn, dueTime, repeat, assignees } = task;
  return (
    <FormikDialog<Values>
      open={open}
      title="Edit task"
      submitLabel="Save"
      validationSchema={taskSchema}
      initialValues={{ title, details, taskType, priority, dueOn, dueTime, repeat, assignees }}
      draftKey={`edit-task:${task.uuid}`}
      follow={{ collection: taskShape.collection, updatedBy: task.updatedBy, people: byUid }}
      onSubmit={(values, { base }) => {
        const changes = changedValues(base, { ...values, title: values.title.trim() });
        if (Object.keys(changes).length > 0) onSave(changes);
        onClose();
      }}
      onClose={onClose}
    >
      <TaskFields />
    </FormikDialog>
  );
}
