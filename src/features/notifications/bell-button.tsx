import IconButton from '@mui/material/IconButton';
import type { ReactNode, Ref } from 'react';

export type BellButtonProps = {
  /** How many are unread, as text; null for none, or while it is not known. */
  readonly shown: string | null;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  /** The icon, with the count once it is known. */
  readonly children: ReactNode;
};

/** The button of the bell in the top bar. */
export function BellButton({ shown, isOpen, onPress, ref, children }: BellButtonProps) {
  return (
    <IconButton
      ref={ref ?? null}
      aria-label={shown === null ? 'Notifications' : `Notifications, ${shown} unread`}
      title="Notifications"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}
