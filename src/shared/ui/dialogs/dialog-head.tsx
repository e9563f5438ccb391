import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

import { Icon } from '../text/icon';

export type DialogHeadProps = {
  /** For the dialog's `aria-labelledby`. */
  readonly id: string;
  readonly children: ReactNode;
  /** Beside the ×; on a phone below the title. */
  readonly actions?: ReactNode;
  /** Absent while the dialog cannot be closed. */
  readonly onClose?: (() => void) | undefined;
};

/** The head of every dialog: its title, and the button that closes it. */
export function DialogHead({ id, children, actions, onClose }: DialogHeadProps) {
  return (
    <>
      <DialogTitle
        id={id}
        sx={{ paddingInlineEnd: actions === undefined ? '72px' : { xs: '72px', md: '340px' } }}
      >
        {children}
      </DialogTitle>
      {actions !== undefined && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            px: { xs: 3, md: 0 },
            pb: { xs: 2, md: 0 },
            position: { md: 'absolute' },
            insetInlineEnd: 72,
            top: 18,
          }}
        >
          {actions}
        </Box>
      )}
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
