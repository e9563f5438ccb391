import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { savedViewSchema } from './saved-view.schema';

export type SaveViewDialogProps = {
  readonly open: boolean;
  readonly taken: readonly string[];
  readonly problem: string | null;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
};

/** Saves the current search, filters and order under a name. */
export function SaveViewDialog({ open, taken, problem, onSave, onClose }: SaveViewDialogProps) {
  return (
    <FormikDialog
      open={open}
      title="Save this view"
      initialValues={{ name: '' }}
      validationSchema={savedViewSchema(taken, problem)}
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
