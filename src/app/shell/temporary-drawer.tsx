import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

export type TemporaryDrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The drawer of smaller screens: over the page, closed by a click outside or Escape. */
export function TemporaryDrawer({ open, onClose, children }: TemporaryDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: 'var(--jl-drawer)', paddingTop: 2, bgcolor: 'background.default' } },
      }}
    >
      {children}
    </Drawer>
  );
}
