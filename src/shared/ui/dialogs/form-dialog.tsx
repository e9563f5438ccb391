import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, type ReactNode } from 'react';

import { useIsPhone } from '../hooks/use-is-phone';
import { Dialog } from './dialog';
import { DialogHead } from './dialog-head';

export type FormDialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  width?: 'small' | 'medium' | 'large' | 'widest';
  /** In the head, beside the ×: what is done with the whole of a record. */
  headActions?: ReactNode;
  fullScreenOnPhone?: boolean;
  /** Shows a record that is read before it is changed: its first field does not take the focus. */
  isReadFirst?: boolean;
};

const WIDTHS = { small: 'xs', medium: 'sm', large: 'md', widest: 'lg' } as const;

/** The frame of a dialog with a few fields; full screen on a phone. */
export function FormDialog({
  open,
  title,
  onClose,
  children,
  actions,
  headActions,
  width = 'medium',
  fullScreenOnPhone = true,
  isReadFirst = false,
}: FormDialogProps) {
  const titleId = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={WIDTHS[width]}
      fullWidth
      fullScreen={isPhone && fullScreenOnPhone}
      isReadFirst={isReadFirst}
      aria-labelledby={titleId}
    >
      <DialogHead id={titleId} onClose={onClose} actions={headActions}>
        {title}
      </DialogHead>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>{children}</DialogContent>
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
