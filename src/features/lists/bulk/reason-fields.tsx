import { MAX_STATUS_NOTE } from '@/domain/core/record';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

export type ReasonFieldsProps = { readonly reasons: readonly string[]; readonly required: boolean };

/** The fields `reason` and `note` of a change of status. */
export function ReasonFields({ reasons, required }: ReasonFieldsProps) {
  return (
    <>
      <FormSelect
        name="reason"
        label="Reason"
        required={required}
        emptyLabel={required ? 'Choose' : 'None'}
        options={reasons.map((reason) => ({ value: reason, label: reason }))}
      />
      <FormTextField name="note" label="Note" multiline rows={3} maxLength={MAX_STATUS_NOTE} />
    </>
  );
}
