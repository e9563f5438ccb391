import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';

import type { CustomFieldDefinition } from '@/domain/company';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTagsField } from '@/shared/forms/form-tags-field';
import { FormTextField } from '@/shared/forms/form-text-field';
import { Icon } from '@/shared/ui/icon';

import { editorRow } from './editor-row';

const KIND_OPTIONS: readonly { readonly value: CustomFieldDefinition['kind']; readonly label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'date', label: 'Date' },
  { value: 'choice', label: 'Choice' },
];

const NEW_FIELD: CustomFieldDefinition = { key: '', label: '', kind: 'text', options: [] };

export type CustomFieldsEditorProps = { readonly max: number };

/** Fields that a business adds to its customers. A field that exists keeps its kind, since customers have values in it. */
export function CustomFieldsEditor({ max }: CustomFieldsEditorProps) {
  const { values, errors } = useFormikContext<{ customFields: readonly CustomFieldDefinition[] }>();
  const fields = values.customFields;
  const listError = errors.customFields;
  return (
    <FieldArray name="customFields">
      {({ push, remove }) => (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {fields.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              None yet. Add one for whatever you ask every customer: roof pitch, gate code, number of storeys.
            </Typography>
          )}
          {fields.map((field, index) => (
            // By place: a new field gets its key when it is saved, and must not lose the cursor then.
            <Box key={index} role="group" aria-label={`Field ${index + 1}`} sx={editorRow('160px')}>
              <FormTextField name={`customFields.${index}.label`} label="Name" />
              <FormSelect
                name={`customFields.${index}.kind`}
                label="Kind"
                options={KIND_OPTIONS}
                disabled={field.key !== ''}
              />
              <IconButton
                aria-label={`Remove field ${field.label || index + 1}`}
                onClick={() => remove(index)}
                sx={{ mt: '26px' }}
              >
                <Icon of={X} size={18} />
              </IconButton>
              {field.kind === 'choice' && (
                <Box sx={{ gridColumn: '1 / -1' }}>
                  <FormTagsField
                    name={`customFields.${index}.options`}
                    label="Options"
                    helper="Type an option and press Enter."
                  />
                </Box>
              )}
            </Box>
          ))}
          {typeof listError === 'string' && <FormHelperText error>{listError}</FormHelperText>}
          <Button
            variant="text"
            startIcon={<Icon of={Plus} size={18} />}
            disabled={fields.length >= max}
            onClick={() => push(NEW_FIELD)}
          >
            Add field
          </Button>
        </Box>
      )}
    </FieldArray>
  );
}
