import { object, string } from 'yup';
import { FormTextField } from '@/shared/forms/form-text-field';
import { FormikDialog } from '@/shared/forms/formik-dialog';

export type SaveViewDialogProps = {
  readonly open: boolean;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};

const schema = object({
  name: string().trim().required('Give the view a name.').max(60, 'At most 60 characters.'),
});

/** Keeps the present search, filters and order under a name. */
export function SaveViewDialog({ open, onSave, onClose }: SaveViewDialogProps) {
  return (
    <FormikDialog
      open={open}
      title="Save this view"
      initialValues={{ name: '' }}
      validationSchema={schema}
      submitLabel="Save view"
      width="small"
      onClose={onClose}
      onSubmit={({ name }) => {
        onSave(name.trim());
        onClose();
      }}
    >
      <FormTextField
        name="name"
        label="Name"
        required
        autoFocus
        helper="Search, filters and order are kept with it."
      />
    </FormikDialog>
  );
}
