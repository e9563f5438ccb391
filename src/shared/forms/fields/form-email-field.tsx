import { useField } from 'formik';
import type { EmailInputProps } from './email-input';
import { EmailInput } from './email-input';

export type FormEmailFieldProps = Pick<
  EmailInputProps,
  'label' | 'helper' | 'required' | 'autoComplete' | 'autoFocus'
> & { name: string };

/** A single e-mail address, bound to the form. */
export function FormEmailField({ name, ...input }: FormEmailFieldProps) {
  const [field, meta, { setValue }] = useField<string>(name);
  return (
    <EmailInput
      {...field}
      {...input}
      value={field.value ?? ''}
      error={meta.touched ? meta.error : undefined}
      onType={(text) => void setValue(text)}
    />
  );
}
