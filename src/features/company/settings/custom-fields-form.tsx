import type { BusinessSettings } from '@/domain/company/company';
import { finishCustomFields } from '@/domain/company/custom-fields';
import { CardForm } from '@/shared/forms/frame/card-form';

import { CustomFieldsEditor } from './custom-fields-editor';
import type { TypedField } from './custom-fields-editor';
import { customFieldsSchema, MAX_CUSTOM_FIELDS } from './settings.schema';

type Fields = Pick<BusinessSettings, 'customFields' | 'listedFields'>;
type Typed = { readonly customFields: readonly TypedField[] };

export type CustomFieldsFormProps = {
  readonly settings: Fields;
  readonly onSave: (fields: Fields) => Promise<void>;
};

/** The form of the business's custom customer fields. */
export function CustomFieldsForm({ settings, onSave }: CustomFieldsFormProps) {
  return (
    <CardForm<Typed>
      title="Custom fields"
      text="They appear on every customer. Removing one hides it; what customers hold in it stays."
      initialValues={{ customFields: typedFields(settings) }}
      validationSchema={customFieldsSchema}
      onSave={async (values) => {
        // The form continues with the keys assigned to new fields, so that a second save renames instead of adding.
        const customFields = finishCustomFields(values.customFields);
        const listed = customFields.filter((_, at) => values.customFields[at]?.isListed);
        const saved = { customFields, listedFields: listed.map(({ key }) => key) };
        await onSave(saved);
        return { customFields: typedFields(saved) };
      }}
    >
      <CustomFieldsEditor max={MAX_CUSTOM_FIELDS} />
    </CardForm>
  );
}

function typedFields({ customFields, listedFields }: Fields): readonly TypedField[] {
  return customFields.map((field) => ({ ...field, isListed: listedFields.includes(field.key) }));
}
