import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Columns3 from 'lucide-react/icons/columns-3';
import { useState } from 'react';

import { Icon } from './icon';
import { MenuTick } from './menu-tick';

export type ColumnChoice = { id: string; header: string; hideable?: boolean };

export type ColumnChooserProps = {
  columns: readonly ColumnChoice[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
};

/** Chooses which columns a list shows. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (id: string) =>
    onChange(hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id]);
  return (
    <>
      <Tooltip title="Choose columns">
        <IconButton
          size="small"
          aria-label="Choose columns"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon of={Columns3} />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Columns' } }}
      >
        {columns
          .filter((column) => column.hideable !== false)
          .map((column) => (
            <MenuItem
              key={column.id}
              role="menuitemcheckbox"
              aria-checked={!hidden.includes(column.id)}
              onClick={() => toggle(column.id)}
            >
              <MenuTick checked={!hidden.includes(column.id)} />
              <ListItemText primary={column.header} />
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
