import { useField } from 'formik';
import { SignaturePad } from './signature-pad';
import type { SignaturePadProps } from './signature-pad';

export type FormSignatureFieldProps = Pick<SignaturePadProps, 'label' | 'maxLength' | 'below'> & {
  readonly name: string;
};

/** A box to sign in with a finger or the mouse; the form's value is an SVG path. */
export function FormSignatureField({ name, ...pad }: FormSignatureFieldProps) {
  const [{ value }, { touched, error }, { setValue }] = useField<string>(name);
  return (
    <SignaturePad
      {...pad}
      value={value}
      onChange={(path) => void setValue(path)}
      error={touched ? error : undefined}
    />
  );
}
