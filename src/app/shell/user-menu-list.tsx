import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { configuredTagManager } from '@/data/analytics/analytics';
import { paths } from '@/domain/navigation/paths';

export type UserMenuListProps = {
  readonly anchor: HTMLElement;
  readonly onLogout: () => void;
  readonly onClose: () => void;
};

/** The code is already loaded: the banner has asked before. */
function reopen(): void {
  void import('@/data/analytics/consent').then(({ reopenConsent }) => reopenConsent());
}

/** The entries of the user menu. */
export function UserMenuList({ anchor, onLogout, onClose }: UserMenuListProps) {
  return (
    <Menu open onClose={onClose} anchorEl={anchor} slotProps={{ list: { 'aria-label': 'Your account' } }}>
      <MenuItem component={Link} to={paths.account} onClick={onClose}>
        Account
      </MenuItem>
      {configuredTagManager() && (
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
