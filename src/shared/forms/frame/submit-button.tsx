import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

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
}: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      form={form}
      variant={variant}
      size={size}
      fullWidth={fullWidth}
      disabled={isSubmitting || disabled}
      aria-busy={isSubmitting}
    >
      {isSubmitting && pendingLabel !== undefined ? pendingLabel : children}
    </Button>
  );
}
