import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { FieldArray, useFormikContext } from 'formik';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';

import { newId } from '@/data/ids';
import type { TaskTemplate } from '@/domain/task-templates';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { Icon } from '@/shared/ui/icon';

import { editorRow } from './editor-row';

type TypedTemplate = Omit<TaskTemplate, 'steps'> & {
  /** One on each line. */
  readonly steps: string;
};

/** The templates while they are typed. */
export type TypedTemplates = { readonly taskTemplates: readonly TypedTemplate[] };

export type TaskTemplatesEditorProps = { readonly max: number; readonly jobTypes: readonly string[] };

/** Names each template, says for which jobs it is, and words its steps, one on each line. */
export function TaskTemplatesEditor({ max, jobTypes }: TaskTemplatesEditorProps) {
  const { values, errors } = useFormikContext<TypedTemplates>();
  const listError = errors.taskTemplates;
  const types = jobTypes.map((type) => ({ value: type, label: type }));
  return (
    <FieldArray name="taskTemplates">
      {({ push, remove }) => (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {values.taskTemplates.map((template, index) => (
            <Box key={template.id} role="group" aria-label={`Template ${index + 1}`} sx={editorRow('200px')}>
              <FormTextField name={`taskTemplates.${index}.name`} label="Name" />
              <FormSelect
                name={`taskTemplates.${index}.jobType`}
                label="Type of job"
                emptyLabel="Any type"
                options={types}
              />
              <IconButton
                aria-label={`Remove template ${template.name || index + 1}`}
                onClick={() => remove(index)}
                sx={{ mt: '26px' }}
              >
                <Icon of={X} size={18} />
              </IconButton>
              <Box sx={{ gridColumn: '1 / -1' }}>
                <FormTextField
                  name={`taskTemplates.${index}.steps`}
                  label="Steps"
                  helper="One on each line."
                  multiline
                />
              </Box>
            </Box>
          ))}
          {typeof listError === 'string' && <FormHelperText error>{listError}</FormHelperText>}
          <Button
            variant="text"
            startIcon={<Icon of={Plus} size={18} />}
            disabled={values.taskTemplates.length >= max}
            onClick={() => push({ id: newId(), name: '', jobType: '', steps: '' } satisfies TypedTemplate)}
          >
            Add template
          </Button>
        </Box>
      )}
    </FieldArray>
  );
}
