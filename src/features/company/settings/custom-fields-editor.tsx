import type { CustomFieldDefinition } from '@/domain/company/company';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTagsField } from '@/shared/forms/fields/form-tags-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

import { EntriesEditor } from '@/shared/forms/fields/entries-editor';

const KIND_OPTIONS: readonly { readonly value: CustomFieldDefinition['kind']; readonly label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'date', label: 'Date' },
  { value: 'choice', label: 'Choice' },
];

/** A custom field in the form; `isListed` gives lists of customers a column and a filter for it. */
export type TypedField = CustomFieldDefinition & { readonly isListed: boolean };

export type CustomFieldsEditorProps = { readonly max: number };

/** Custom customer fields of a business. An existing field keeps its type, because customers have values in it. */
export function CustomFieldsEditor({ max }: CustomFieldsEditorProps) {
  return (
    <EntriesEditor<'customFields', TypedField>
      name="customFields"
      noun="field"
      max={max}
      second="160px"
      emptyText="None yet. Add one for whatever you ask every customer: roof pitch, gate code, number of floors."
      // Keyed by index: a new field gets its key on saving, and must not lose the cursor then.
      keyOf={(_field, index) => index}
      nameOf={(field) => field.label}
      makeNew={() => ({ key: '', label: '', kind: 'text', options: [], isListed: false })}
      renderFields={(field, path) => (
        <>
          <FormTextField name={`${path}.label`} label="Name" />
          <FormSelect name={`${path}.kind`} label="Kind" options={KIND_OPTIONS} disabled={field.key !== ''} />
        </>
      )}
      renderBelow={(field, path) => (
        <>
          {field.kind === 'choice' && (
            <FormTagsField
              name={`${path}.options`}
              label="Options"
              helper="Type an option and press Enter."
            />
          )}
          <FormCheckbox name={`${path}.isListed`} label="Column and filter in lists of customers" />
        </>
      )}
    />
  );
}
