import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

import { statusLook } from '../../theme/status';
import { Icon } from '../text/icon';
import { StatusChip } from '../text/status-chip';

export type StatusMoveMenuProps<S extends string> = {
  readonly status: S;
  /** Allowed next statuses; none makes it a plain chip. */
  readonly moves: readonly S[];
  readonly size?: 'medium' | 'large';
  readonly onMove: (to: S) => void;
};

/** A status as a chip that opens the moves of the transition table. */
export function StatusMoveMenu<S extends string>({
  status,
  moves,
  size = 'medium',
  onMove,
}: StatusMoveMenuProps<S>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (moves.length === 0) return <StatusChip size={size} status={status} />;
  return (
    <>
      <StatusChip size={size} status={status} onClick={setAnchor} />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Change status' } }}
      >
        {moves.map((to) => (
          <MenuItem
            key={to}
            onClick={() => {
              setAnchor(null);
              onMove(to);
            }}
          >
            <Icon of={statusLook(to).icon} size={18} />
            <ListItemText primary={to} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
