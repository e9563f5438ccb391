import type { BusinessSettings } from '@/domain/company/company';
import { finishCustomFields } from '@/domain/company/custom-fields';
import { CardForm } from '@/shared/forms/frame/card-form';

import { CustomFieldsEditor } from './custom-fields-editor';
import { customFieldsSchema, MAX_CUSTOM_FIELDS } from './settings.schema';

type Fields = Pick<BusinessSettings, 'customFields'>;

export type CustomFieldsFormProps = {
  readonly customFields: BusinessSettings['customFields'];
  readonly onSave: (customFields: BusinessSettings['customFields']) => Promise<void>;
};

/** The form of the business's custom customer fields. */
export function CustomFieldsForm({ customFields, onSave }: CustomFieldsFormProps) {
  return (
    <CardForm<Fields>
      title="Custom fields"
      text="They appear on every customer. Removing one hides it; what customers hold in it stays."
      initialValues={{ customFields }}
      validationSchema={customFieldsSchema}
      onSave={async (values) => {
        // The form continues with the keys assigned to new fields, so that a second save renames instead of adding.
        const finished = finishCustomFields(values.customFields);
        await onSave(finished);
        return { customFields: finished };
      }}
    >
      <CustomFieldsEditor max={MAX_CUSTOM_FIELDS} />
    </CardForm>
  );
}
