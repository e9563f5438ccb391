import { newId } from '@/data/core/ids';
import type { TaskTemplate } from '@/domain/company/task-templates';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

import { EntriesEditor } from '@/shared/forms/fields/entries-editor';

type TypedTemplate = Omit<TaskTemplate, 'steps'> & {
  /** One step per line. */
  readonly steps: string;
};

/** The templates as typed. */
export type TypedTemplates = { readonly taskTemplates: readonly TypedTemplate[] };

export type TaskTemplatesEditorProps = { readonly max: number; readonly jobTypes: readonly string[] };

/** Edits each template's name, job types and steps, one per line. */
export function TaskTemplatesEditor({ max, jobTypes }: TaskTemplatesEditorProps) {
  return (
    <EntriesEditor<'taskTemplates', TypedTemplate>
      name="taskTemplates"
      noun="template"
      max={max}
      second="200px"
      keyOf={(template) => template.id}
      nameOf={(template) => template.name}
      makeNew={() => ({ id: newId(), name: '', jobType: '', steps: '' })}
      renderFields={(_template, path) => (
        <>
          <FormTextField name={`${path}.name`} label="Name" />
          <FormSelect
            name={`${path}.jobType`}
            label="Type of job"
            emptyLabel="Any type"
            options={jobTypes.map((type) => ({ value: type, label: type }))}
          />
        </>
      )}
      renderBelow={(_template, path) => (
        <FormTextField name={`${path}.steps`} label="Steps" helper="One on each line." multiline />
      )}
    />
  );
}
