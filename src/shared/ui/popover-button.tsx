import Button, { type ButtonProps } from '@mui/material/Button';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useState, type ReactNode } from 'react';

export type PopoverButtonProps = {
  label: string;
  /** What opens; a function gets the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  startIcon?: ReactNode;
  disabled?: boolean;
};

/** A button that opens a small panel at its place. */
export function PopoverButton({
  label,
  children,
  variant = 'outlined',
  size = 'medium',
  startIcon,
  disabled = false,
}: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        startIcon={startIcon}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5 } } }}
      >
        <Box sx={{ p: 2, minWidth: 240 }}>{typeof children === 'function' ? children(close) : children}</Box>
      </Popover>
    </>
  );
}
