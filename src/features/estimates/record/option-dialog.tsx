import Button from '@mui/material/Button';
import { MAX_OPTION_NAME, MAX_OPTION_TEXT } from '@/domain/estimates/estimate-content';
import type { EstimateContent } from '@/domain/estimates/estimate-content';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { boolean, object, string } from '@/shared/forms/frame/schema';
import { optionName } from '@/shared/format/lines/option-name';

type Option = EstimateContent['options'][number];
type Values = Pick<Option, 'name' | 'description' | 'isSuggested'>;

export type OptionDialogProps = {
  readonly estimateId: string;
  readonly options: EstimateContent['options'];
  /** One of them, a new one, or one that another user removed meanwhile; saving adds it. */
  readonly option: Option;
  readonly onSave: (options: EstimateContent['options']) => void;
  /** Absent for the last option and a new one. */
  readonly onRemove?: (id: string) => void;
  readonly onClose: () => void;
};

const schema = object({
  name: string().trim().max(MAX_OPTION_NAME),
  description: string().trim().max(MAX_OPTION_TEXT),
  isSuggested: boolean().required(),
});

/** Names an option, describes it to the client, and suggests it. One option at most is suggested. */
export function OptionDialog({ estimateId, options, option, onSave, onRemove, onClose }: OptionDialogProps) {
  const { id, name, description, isSuggested } = option;
  const isStored = options.some((one) => one.id === id);
  return (
    <FormikDialog<Values>
      open
      title={isStored ? optionName(options, id) : name || 'New option'}
      width="small"
      submitLabel="Save"
      initialValues={{ name, description, isSuggested }}
      validationSchema={schema}
      draftKey={`estimate-option:${isStored ? id : `${estimateId}-new`}`}
      onClose={onClose}
      secondAction={
        onRemove && (
          <Button
            color="error"
            onClick={() => {
              onRemove(id);
              onClose();
            }}
          >
            Remove
          </Button>
        )
      }
      onSubmit={(values) => {
        const changed: Option = {
          id,
          name: values.name.trim(),
          description: values.description.trim(),
          isSuggested: values.isSuggested,
        };
        const unsuggested = (one: Option) => (values.isSuggested ? { ...one, isSuggested: false } : one);
        const all = isStored ? options : [...options, option];
        onSave(all.map((one) => (one.id === id ? changed : unsuggested(one))));
        onClose();
      }}
    >
      <FormTextField name="name" label="Name" placeholder="Better" maxLength={MAX_OPTION_NAME} />
      <FormTextField
        name="description"
        label="What makes it different"
        placeholder="Architectural shingles, 30 years"
        maxLength={MAX_OPTION_TEXT}
      />
      <FormCheckbox name="isSuggested" label="Suggest this option" />
    </FormikDialog>
  );
}
