import Typography from '@mui/material/Typography';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { createTask } from '@/data/tasks/tasks';
import type { TaskFields as Values } from '@/data/tasks/tasks';
import { may } from '@/domain/access/viewer';
import { isDay } from '@/domain/core/calendar-day';
import { fittingFirst } from '@/domain/company/task-templates';
import { paths } from '@/domain/navigation/paths';
import { FormPage } from '@/shared/forms/frame/form-page';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { blankTask } from './blank-task';
import { TASK_LABELS, TaskFields } from './task-fields';
import { taskSchema } from './task.schema';
import { TemplateField } from './template-field';
import { useAbout } from './use-about';

type NewValues = Values & { readonly template: string; readonly until: string };
const LABELS = { ...TASK_LABELS, template: 'Steps from a template' };

/** /app/management/tasks/create: a new task, about the record in the address (`?job=…`, `?tracker=…`, `?customer=…`). */
export function CreateTaskPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const [address] = useSearchParams();
  const { settings } = useSettings();
  const { about, jobType, back, isKnown } = useAbout(address);
  if (!may(viewer, 'tasks:edit')) {
    return (
      <DeniedState heading="h1" text="Ask an administrator of your company for the right to edit tasks." />
    );
  }
  const templates = fittingFirst(settings.taskTemplates, jobType);
  const wanted = address.get('on') ?? '';
  return (
    <FormPage<NewValues>
      title="Add task"
      back={back}
      draftKey={`create-task:${about.recordId}`}
      stored={{ ...blankTask(viewer.uid, isDay(wanted) ? wanted : ''), template: '', until: '' }}
      validationSchema={taskSchema}
      labels={LABELS}
      submitLabel="Add task"
      isBlocked={!isKnown}
      onSubmit={(typed) => {
        const { template, until: _until, ...values } = typed;
        const steps = templates.find(({ id }) => id === template)?.steps ?? [];
        const { id, intent } = createTask(
          viewer,
          { ...values, title: values.title.trim() },
          about,
          Date.now(),
          steps,
        );
        commit(intent);
        void navigate(paths.task(id));
        return true;
      }}
    >
      {() => (
        <>
          {about.recordId !== '' && <Typography>About {about.recordTitle}</Typography>}
          <TaskFields
            belowTitle={
              templates.length > 0 && <TemplateField label={LABELS.template} templates={templates} />
            }
          />
        </>
      )}
    </FormPage>
  );
}
