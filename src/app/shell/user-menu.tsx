import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { SessionUser } from '@/domain/session/session';
import { Icon } from '@/shared/ui/text/icon';
import { PersonAvatar } from '@/shared/ui/text/person-avatar';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const UserMenuList = lazyDialog(async () => (await import('./user-menu-list')).UserMenuList);

export type UserMenuProps = {
  readonly user: SessionUser;
  readonly onLogout: () => void;
};

/** The user menu in the top bar: Account and Logout. */
export function UserMenu({ user, onLogout }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: 1,
          height: 44,
          paddingInline: '4px 8px',
          borderRadius: '10px',
          typography: 'body1',
          fontWeight: 500,
        }}
      >
        <PersonAvatar name={user.displayName} picture={user.avatar} size={32} />
        <span className="visually-hidden">{user.displayName}: Account, Logout</span>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
          {user.firstName || user.displayName}
        </Box>
        <Box component="span" sx={{ display: { xs: 'none', md: 'grid' } }}>
          <Icon of={ChevronDown} size={16} />
        </Box>
      </ButtonBase>
      {anchor && <UserMenuList anchor={anchor} onLogout={onLogout} onClose={() => setAnchor(null)} />}
    </>
  );
}
