import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import type { Person } from '@/data/employees/use-people';
import { TASK_FIELDS } from '@/data/tasks/tasks';
import type { TaskFields as Values } from '@/data/tasks/tasks';
import { continuedRule } from '@/domain/calendar/repeat';
import { pick } from '@/domain/core/record';
import { changedValues } from '@/domain/journal/their-changes';
import { taskRepeat } from '@/domain/tasks/repeat-words';
import { leftFrom, plannedOn } from '@/domain/tasks/repeats';
import { taskShape } from '@/domain/tasks/task';
import type { Task } from '@/domain/tasks/task';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { TaskFields } from '../create/task-fields';
import { taskSchema } from '../create/task.schema';

export type TaskEditDialogProps = {
  readonly open: boolean;
  readonly task: Task;
  readonly byUid: ReadonlyMap<string, Person>;
  /** `alone` where only this task of its series moves. */
  readonly onSave: (changes: Partial<Values>, alone: boolean) => void;
  readonly onClose: () => void;
};

type EditValues = Values & {
  readonly movesNext: boolean;
  /** The last day in the rule, '' for none. */
  readonly until: string;
  /** Not shown: the reminder's stored time, which may be over, and the stored rule. */
  readonly remindedOn: number | null;
  readonly repeatedBy: string;
};

/** Every typed field of a task; follows other users' changes. */
export function TaskEditDialog({ open, task, byUid, onSave, onClose }: TaskEditDialogProps) {
  const { dueOn, remindOn, repeat } = task;
  return (
    <FormikDialog<EditValues>
      open={open}
      title="Edit task"
      submitLabel="Save"
      validationSchema={taskSchema}
      initialValues={{
        ...pick(task, TASK_FIELDS),
        until: taskRepeat(repeat)?.until ?? '',
        movesNext: false,
        remindedOn: remindOn,
        repeatedBy: repeat,
      }}
      draftKey={`edit-task:${task.uuid}`}
      follow={{ collection: taskShape.collection, updatedBy: task.updatedBy, people: byUid }}
      onSubmit={(values, { base }) => {
        const { movesNext, until: _until, remindedOn: _on, repeatedBy: _by, ...typed } = values;
        const changes = changedValues<Values, Values>(base, { ...typed, title: typed.title.trim() });
        if (Object.keys(changes).length > 0)
          onSave({ ...restOf(task, changes, movesNext), ...changes }, !movesNext);
        onClose();
      }}
      onClose={onClose}
    >
      <TaskFields belowDay={task.repeat !== '' && <MovesNext dueOn={dueOn} />} />
    </FormikDialog>
  );
}

/** The rule of a series that moves, from its new day and with what is left of its count; nothing where it stays. */
function restOf(task: Task, { dueOn }: Partial<Values>, movesNext: boolean): Partial<Values> {
  if (!movesNext || !dueOn) return {};
  const planned = plannedOn(task);
  const repeat = continuedRule(leftFrom(task.repeat, task.seriesOn, planned), planned, dueOn);
  return repeat === task.repeat ? {} : { repeat };
}

/** Asks, once the day of a task that repeats is another one, whether those after it move as well. */
function MovesNext({ dueOn }: { readonly dueOn: string }) {
  const { values } = useFormikContext<EditValues>();
  if (values.dueOn === dueOn || values.repeat === '') return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FormCheckbox
        name="movesNext"
        label="Move the next ones, too"
        helper="Otherwise only this one moves, and the next keep their days."
      />
    </Box>
  );
}
