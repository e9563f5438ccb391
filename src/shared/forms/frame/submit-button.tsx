import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext, type FormikValues } from 'formik';
import type { MouseEvent, ReactNode } from 'react';

/** A step of a form before its last one. */
export type FormStep = {
  /** The fields that the step shows: it is left when they are valid. */
  readonly fields: readonly string[];
  readonly onNext: () => void;
};

export type SubmitButtonProps = {
  children: ReactNode;
  pendingLabel?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  fullWidth?: boolean;
  /** Blocks sending for another reason, which is shown beside it. */
  disabled?: boolean;
  /** Id of the form when the button is outside it. */
  form?: string;
  /** Given, the button leads to the next step instead of submitting. */
  step?: FormStep | undefined;
};

/** Submits its form; disabled while the form is sent, which its text says. */
export function SubmitButton({
  children,
  pendingLabel,
  variant = 'contained',
  size = 'medium',
  fullWidth = false,
  disabled = false,
  form,
  step,
}: SubmitButtonProps) {
  const { isSubmitting, touched, setTouched, validateForm } = useFormikContext<FormikValues>();
  const leave = async ({ fields, onNext }: FormStep) => {
    const errors = await validateForm();
    const wrong = fields.filter((field) => errors[field] !== undefined);
    if (wrong.length === 0) onNext();
    else await setTouched({ ...touched, ...Object.fromEntries(wrong.map((field) => [field, true])) }, false);
  };
  const handleNext = (event: MouseEvent) => {
    if (step === undefined) return;
    // Enter in a field presses this button as well.
    event.preventDefault();
    void leave(step);
  };
  return (
    <Button
      type="submit"
      form={form}
      variant={variant}
      size={size}
      fullWidth={fullWidth}
      disabled={isSubmitting || disabled}
      aria-busy={isSubmitting}
      onClick={handleNext}
    >
      {isSubmitting && pendingLabel !== undefined ? pendingLabel : children}
    </Button>
  );
}
