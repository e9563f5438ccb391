import { newId } from '@/data/core/ids';
import type { BusinessSettings } from '@/domain/company/company';
import { jobTypesOf } from '@/domain/company/job-types';
import { roofingTemplates } from '@/domain/company/roofing-lists';
import { stepsOfText } from '@/domain/company/task-templates';
import { CardForm } from '@/shared/forms/frame/card-form';

import { MAX_TASK_TEMPLATES, taskTemplatesSchema } from './settings.schema';
import { StartWithRoofing } from './start-with-roofing';
import { TaskTemplatesEditor } from './task-templates-editor';
import type { TypedTemplates } from './task-templates-editor';

export type TaskTemplatesFormProps = {
  readonly settings: Pick<BusinessSettings, 'taskTemplates' | 'jobTypes'>;
  readonly onSave: (taskTemplates: BusinessSettings['taskTemplates']) => Promise<void>;
};

/** Named lists of steps for new job checklists. */
export function TaskTemplatesForm({ settings, onSave }: TaskTemplatesFormProps) {
  const jobTypes = jobTypesOf(settings);
  const usual = roofingTemplates(jobTypes, newId);
  return (
    <CardForm<TypedTemplates>
      title="Task templates"
      text="A new job starts its checklist with the steps for its type, and a task can take those of any template. Both keep their steps, whatever you change here."
      initialValues={typed(settings.taskTemplates)}
      validationSchema={taskTemplatesSchema}
      onSave={async (values) => {
        const finished = values.taskTemplates.map((template) => ({
          ...template,
          name: template.name.trim(),
          steps: stepsOfText(template.steps),
        }));
        await onSave(finished);
        return typed(finished);
      }}
    >
      {usual.length > 0 && (
        <StartWithRoofing<TypedTemplates> field="taskTemplates" list={() => typed(usual).taskTemplates} />
      )}
      <TaskTemplatesEditor max={MAX_TASK_TEMPLATES} jobTypes={jobTypes} />
    </CardForm>
  );
}

function typed(taskTemplates: BusinessSettings['taskTemplates']): TypedTemplates {
  return {
    taskTemplates: taskTemplates.map((template) => ({ ...template, steps: template.steps.join('\n') })),
  };
}
