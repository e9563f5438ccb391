import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';

import type { LineIcon } from '../../theme/line-icon';
import { ColourDot } from '../text/colour-dot';
import { Icon } from '../text/icon';
import { MenuTick } from './menu-tick';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: LineIcon;
  /** CSS colour of a dot before the label. */
  dot?: string;
  onSelect?: () => void;
  to?: string;
  tone?: 'danger';
  disabled?: boolean;
  reason?: string;
  divider?: boolean;
  count?: number;
  /** One value of a choice; among several the menu stays open. */
  choice?: { among: 'one' | 'several'; chosen: boolean };
};

export type MenuListProps = {
  open: boolean;
  /** The button it belongs to; null while it is closed. */
  anchor: HTMLElement | null;
  id?: string;
  label: string;
  items: readonly MenuEntry[];
  /** In px, then it scrolls. The screen's height by default. */
  maxHeight?: number;
  onClose: () => void;
};

const ROLES = { one: 'menuitemradio', several: 'menuitemcheckbox' } as const;

/** The menu of a button: actions, links, or values to choose. */
export function MenuList({ open, anchor, id, label, items, maxHeight, onClose }: MenuListProps) {
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxHeight } } }}
    >
      {items.flatMap((item) => {
        const entry = (
          <MenuItem
            key={item.id}
            {...linkTo(item)}
            {...choiceOf(item)}
            disabled={item.disabled ?? false}
            onClick={() => {
              if (item.choice?.among !== 'several') onClose();
              item.onSelect?.();
            }}
            sx={{ color: item.tone === 'danger' ? 'error.main' : undefined }}
          >
            {item.choice?.among === 'several' && <MenuTick checked={item.choice.chosen} />}
            {item.dot !== undefined && <ColourDot colour={item.dot} />}
            {item.icon && <Icon of={item.icon} size={item.choice ? 16 : 18} />}
            <ListItemText primary={item.label} secondary={item.disabled ? item.reason : undefined} />
            {item.count !== undefined && (
              <Box component="span" className="tn" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                {item.count}
              </Box>
            )}
          </MenuItem>
        );
        return item.divider
          ? [<Divider key={`${item.id}-line`} component="li" sx={{ my: 0.5 }} />, entry]
          : [entry];
      })}
    </Menu>
  );
}

function linkTo({ to }: MenuEntry) {
  return to === undefined ? {} : { component: Link, to };
}

function choiceOf({ choice }: MenuEntry) {
  if (!choice) return {};
  const { among, chosen } = choice;
  return { role: ROLES[among], 'aria-checked': chosen, selected: among === 'one' && chosen };
}
