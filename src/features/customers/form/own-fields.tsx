import type { CustomFieldDefinition } from '@/domain/company/company';
import { listBoundsOf } from '@/domain/core/bounds';
import { customerShape } from '@/domain/customers/customer';
import { FormDateField } from '@/shared/forms/fields/form-date-field';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormSection } from './form-section';

const MAX_OWN = listBoundsOf(customerShape, 'customFields').itemMax;

export type OwnFieldsProps = {
  readonly definitions: readonly CustomFieldDefinition[];
  /** Stored values, some perhaps of deleted definitions. */
  readonly values: Readonly<Record<string, string>>;
};

/** The business's custom fields, and values of deleted definitions. */
export function OwnFields({ definitions, values }: OwnFieldsProps) {
  const left = Object.keys(values).filter((key) => !definitions.some((definition) => definition.key === key));
  if (definitions.length === 0 && left.length === 0) return null;
  return (
    <FormSection id="own-fields" title="Own fields">
      {definitions.map((definition) => (
        <OwnField key={definition.key} definition={definition} />
      ))}
      {left.map((key) => (
        <FormTextField
          key={key}
          name={`customFields.${key}`}
          label={key}
          maxLength={MAX_OWN}
          helper="Not among your fields any more; empty it to remove it."
        />
      ))}
    </FormSection>
  );
}

function OwnField({ definition }: { readonly definition: CustomFieldDefinition }) {
  const { key, label, kind, options } = definition;
  const name = `customFields.${key}`;
  switch (kind) {
    case 'date':
      return <FormDateField name={name} label={label} />;
    case 'choice':
      return (
        <FormSelect
          name={name}
          label={label}
          emptyLabel="Not set"
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'number':
      return <FormTextField name={name} label={label} inputMode="decimal" maxLength={MAX_OWN} />;
    case 'text':
      return <FormTextField name={name} label={label} maxLength={MAX_OWN} />;
  }
}
