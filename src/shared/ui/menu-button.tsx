import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { LineIcon } from '../theme/status';
import { Icon } from './icon';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: LineIcon;
  onSelect?: () => void;
  to?: string;
  tone?: 'danger';
  disabled?: boolean;
  /** Why it cannot be done now. */
  reason?: string;
  /** A line above it. */
  divider?: boolean;
};

export type MenuButtonProps = {
  /** Accessible name; also the text of an outlined button without children. */
  label: string;
  items: readonly MenuEntry[];
  variant?: 'icon' | 'outlined';
  icon?: LineIcon;
  size?: 'small' | 'medium';
  children?: ReactNode;
};

/** A button with a menu: the rest of what can be done here. */
export function MenuButton({
  label,
  items,
  variant = 'icon',
  icon = Ellipsis,
  size = 'medium',
  children,
}: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const shared = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? menuId : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
    size,
  };
  return (
    <>
      {variant === 'icon' ? (
        <IconButton
          {...shared}
          aria-label={label}
          sx={{
            border: '1px solid',
            borderColor: 'divider',
            color: 'text.primary',
            bgcolor: 'background.paper',
          }}
        >
          <Icon of={icon} />
        </IconButton>
      ) : (
        <Button
          {...shared}
          variant="outlined"
          endIcon={<Icon of={ChevronDown} size={16} />}
          {...(children !== undefined && { 'aria-label': label })}
        >
          {children ?? label}
        </Button>
      )}
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {items.flatMap((item) => {
          const link = item.to === undefined ? {} : { component: Link, to: item.to };
          const entry = (
            <MenuItem
              key={item.id}
              {...link}
              disabled={item.disabled ?? false}
              onClick={() => {
                setAnchor(null);
                item.onSelect?.();
              }}
              sx={{ color: item.tone === 'danger' ? 'error.main' : undefined }}
            >
              {item.icon && <Icon of={item.icon} size={18} />}
              <ListItemText primary={item.label} secondary={item.disabled ? item.reason : undefined} />
            </MenuItem>
          );
          return item.divider
            ? [<Divider key={`${item.id}-line`} component="li" sx={{ my: 0.5 }} />, entry]
            : [entry];
        })}
      </Menu>
    </>
  );
}
