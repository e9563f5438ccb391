import Divider from '@mui/material/Divider';
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
  /** Accessible name of the menu: "Change stage". */
  readonly label?: string;
  /** The status that ends the work, set apart below the moves. */
  readonly ending?: { readonly to: S; readonly label: string };
  readonly size?: 'medium' | 'large';
  readonly onMove: (to: S) => void;
};

/** A status as a chip that opens the moves of the transition table. */
export function StatusMoveMenu<S extends string>({
  status,
  moves,
  label = 'Change status',
  ending,
  size = 'medium',
  onMove,
}: StatusMoveMenuProps<S>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const move = (to: S) => () => {
    setAnchor(null);
    onMove(to);
  };
  if (moves.length === 0) return <StatusChip size={size} status={status} />;
  return (
    <>
      <StatusChip size={size} status={status} onClick={setAnchor} />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {moves.map((to) => (
          <MenuItem key={to} onClick={move(to)}>
            <Icon of={statusLook(to).icon} size={18} />
            <ListItemText primary={to} />
          </MenuItem>
        ))}
        {ending && <Divider component="li" sx={{ my: 0.5 }} />}
        {ending && (
          <MenuItem disabled={ending.to === status} onClick={move(ending.to)} sx={{ color: 'error.main' }}>
            <Icon of={statusLook(ending.to).icon} size={18} />
            <ListItemText primary={ending.label} />
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
