import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, type FocusEvent } from 'react';

import { focusField } from '../../keyboard/focus-field';
import { dropTyping } from '../../keyboard/hold-typing';

export type DialogProps = Omit<MuiDialogProps, 'slotProps' | 'slots' | 'sx' | 'PaperProps'> & {
  readonly containerSx?: SxProps<Theme>;
  readonly paperSx?: SxProps<Theme>;
  /** The dialog shows a record that is read before it is changed: its first field does not take the focus. */
  readonly isReadFirst?: boolean;
};

/**
 * The frame of every dialog. The focus goes to its first field, also to one that is drawn later, so that a user types
 * at once. Not by `autoFocus` alone: MUI's focus trap moves the focus to the paper when React runs its effects twice.
 */
export function Dialog({ containerSx, paperSx, isReadFirst = false, ...props }: DialogProps) {
  const chosen = useRef<HTMLElement | null>(null);
  const handleFocus = ({ target, currentTarget: paper, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (target !== paper) chosen.current = target;
    else if (isReadFirst) dropTyping();
    // A click on the paper leaves the focus there.
    else if (!paper.contains(relatedTarget)) {
      // Once MUI knows where the focus came from, and returns to.
      queueMicrotask(() => focusField(paper, chosen.current));
    }
  };
  return (
    <MuiDialog
      {...props}
      slotProps={{
        container: { sx: containerSx },
        paper: { sx: paperSx, onFocus: handleFocus },
      }}
    />
  );
}
