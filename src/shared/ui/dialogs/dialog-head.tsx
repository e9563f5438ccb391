import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

import { Icon } from '../text/icon';

export type DialogHeadProps = {
  /** For the dialog's `aria-labelledby`. */
  readonly id: string;
  readonly children: ReactNode;
  /** Absent while the dialog cannot be closed. */
  readonly onClose?: (() => void) | undefined;
};

/** The head of every dialog: its title, and the button that closes it. */
export function DialogHead({ id, children, onClose }: DialogHeadProps) {
  return (
    <>
      <DialogTitle id={id} sx={{ paddingInlineEnd: '72px' }}>
        {children}
      </DialogTitle>
      <IconButton
        aria-label="Close"
        disabled={!onClose}
        onClick={onClose}
        sx={{ position: 'absolute', insetInlineEnd: 16, top: 18 }}
      >
        <Icon of={X} />
      </IconButton>
    </>
  );
}
