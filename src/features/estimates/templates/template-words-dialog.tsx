import type { TemplateWords } from '@/data/estimates/templates';
import { estimateTemplateShape } from '@/domain/estimates/templates/estimate-template';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { templateWordsSchema } from './template-words';

const { text } = formFields(estimateTemplateShape);

export type TemplateWordsDialogProps = {
  readonly title: string;
  readonly words: TemplateWords;
  readonly draftKey: string;
  /** Saves the trimmed words; false where the dialog stays as it is, or the sentence that says why it cannot. */
  readonly onSave: (words: TemplateWords) => boolean | string;
  readonly onClose: () => void;
};

/** The name of a template and its kind of work. */
export function TemplateWordsDialog({ title, words, draftKey, onSave, onClose }: TemplateWordsDialogProps) {
  return (
    <FormikDialog<TemplateWords>
      open
      title={title}
      width="small"
      submitLabel="Save"
      initialValues={words}
      validationSchema={templateWordsSchema}
      draftKey={draftKey}
      onClose={onClose}
      onSubmit={({ name, description }, { setFieldError }) => {
        const saved = onSave({ name: name.trim(), description: description.trim() });
        if (typeof saved === 'string') setFieldError('name', saved);
        return saved === true;
      }}
    >
      <FormTextField {...text('name')} required placeholder="Re-roof, one layer" />
      <FormTextField {...text('description')} multiline placeholder="Architectural shingles, walkable" />
    </FormikDialog>
  );
}
