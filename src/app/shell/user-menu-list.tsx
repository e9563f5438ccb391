import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { hasTagManager } from '@/data/analytics';
import { paths } from '@/domain/paths';
import { reopen } from '../consent/reopen';

export type UserMenuListProps = {
  readonly anchor: HTMLElement;
  readonly onLogout: () => void;
  readonly onClose: () => void;
};

/** What the user menu offers. */
export function UserMenuList({ anchor, onLogout, onClose }: UserMenuListProps) {
  return (
    <Menu open onClose={onClose} anchorEl={anchor} slotProps={{ list: { 'aria-label': 'Your account' } }}>
      <MenuItem component={Link} to={paths.account} onClick={onClose}>
        Account
      </MenuItem>
      {hasTagManager() && (
        <MenuItem
          onClick={() => {
            onClose();
            reopen();
          }}
        >
          Cookies
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          onLogout();
        }}
      >
        Logout
      </MenuItem>
    </Menu>
  );
}
