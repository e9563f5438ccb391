import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

export type SubmitButtonProps = {
  children: ReactNode;
  /** What stands there while it is sent. */
  pendingLabel?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  fullWidth?: boolean;
  /** Nothing can be sent for now; what stands beside it says why. */
  disabled?: boolean;
  /** Id of the form when the button stands outside it. */
  form?: string;
};

/** Sends the form it stands in; disabled and saying so while it is being sent. */
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
