import Typography from '@mui/material/Typography';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useViewer } from '@/data/session/use-session';
import { useCommit } from '@/data/runtime/use-commit';
import { createTask } from '@/data/tasks/tasks';
import type { TaskFields as Values } from '@/data/tasks/tasks';
import { may } from '@/domain/access/viewer';
import { isDay } from '@/domain/core/calendar-day';
import { paths } from '@/domain/navigation/paths';
import { FormPage } from '@/shared/forms/frame/form-page';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { blankTask } from './blank-task';
import { TASK_LABELS, TaskFields } from './task-fields';
import { taskSchema } from './task.schema';
import { useAbout } from './use-about';

/** /app/management/tasks/create: a new task, about the record in the address (`?job=…`, `?tracker=…`, `?customer=…`). */
export function CreateTaskPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const [address] = useSearchParams();
  const { about, back, isKnown } = useAbout(address);
  if (!may(viewer, 'tasks:edit')) {
    return (
      <DeniedState heading="h1" text="Ask an administrator of your company for the right to edit tasks." />
    );
  }
  const wanted = address.get('on') ?? '';
  return (
    <FormPage<Values>
      title="Add task"
      back={back}
      draftKey={`create-task:${about.recordId}`}
      stored={blankTask(viewer.uid, isDay(wanted) ? wanted : '')}
      validationSchema={taskSchema}
      labels={TASK_LABELS}
      submitLabel="Add task"
      isBlocked={!isKnown}
      maxWidth={640}
      onSubmit={(values) => {
        const { id, intent } = createTask(
          viewer,
          { ...values, title: values.title.trim() },
          about,
          Date.now(),
        );
        commit(intent);
        void navigate(paths.task(id));
        return true;
      }}
    >
      {() => (
        <>
          {about.recordId !== '' && <Typography>About {about.recordTitle}</Typography>}
          <TaskFields />
        </>
      )}
    </FormPage>
  );
}
