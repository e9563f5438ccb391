import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';

import type { LineIcon } from '../../theme/line-icon';
import { Icon } from '../text/icon';
import { LazyMenu } from './lazy-menu';
import type { MenuEntry } from './menu-list';

export type MenuButtonProps = {
  /** Accessible name; also the text of an outlined button without children. */
  label: string;
  items: readonly MenuEntry[];
  /** `plain` is an icon button without styles of its own, for long lists: the list's style sheet draws it. */
  variant?: 'icon' | 'outlined' | 'plain';
  icon?: LineIcon;
  size?: 'small' | 'medium';
  children?: ReactNode;
};

/** A button that opens a menu of further actions. */
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
  };
  return (
    <>
      {variant === 'plain' && (
        <button type="button" {...shared} aria-label={label}>
          <Icon of={icon} />
        </button>
      )}
      {variant === 'icon' && (
        <IconButton
          {...shared}
          size={size}
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
      )}
      {variant === 'outlined' && (
        <Button
          {...shared}
          size={size}
          variant="outlined"
          endIcon={<Icon of={ChevronDown} size={16} />}
          {...(children !== undefined && { 'aria-label': label })}
        >
          {children ?? label}
        </Button>
      )}
      <LazyMenu
        open={anchor !== null}
        anchor={anchor}
        id={menuId}
        label={label}
        items={items}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
