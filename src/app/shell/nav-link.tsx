import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/text/icon';

export type NavLinkProps = {
  readonly label: string;
  readonly to: string;
  readonly active: boolean;
  readonly icon?: LucideIcon;
  /** A separate control at the end, such as the chevron of a group. */
  readonly end?: ReactNode;
  readonly onNavigate: () => void;
};

/** One line of the drawer; the active one has the colour of the screen's paper. */
export function NavLink({ label, to, active, icon, end, onNavigate }: NavLinkProps) {
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center' }}>
      <ButtonBase
        component={Link}
        to={to}
        onClick={onNavigate}
        aria-current={active ? 'page' : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: 'flex-start',
          gap: 1.5,
          height: { xs: 44, lg: 32 },
          paddingInlineStart: icon ? 1.5 : 1,
          paddingInlineEnd: 5,
          typography: 'body1',
          fontWeight: active ? 600 : 400,
          color: 'text.primary',
          border: '1px solid transparent',
          borderRadius: '6px',
          ...(active && { bgcolor: 'background.paper', borderColor: 'divider' }),
          '&:hover': { bgcolor: active ? 'background.paper' : 'hover' },
        }}
      >
        {icon && (
          <Box component="span" sx={{ display: 'grid', color: active ? 'primary.main' : 'text.secondary' }}>
            <Icon of={icon} size={18} />
          </Box>
        )}
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {label}
        </Box>
      </ButtonBase>
      {end && (
        <Box sx={{ position: 'absolute', insetInlineEnd: 0, '& > .jl-unread': { marginInlineEnd: '12px' } }}>
          {end}
        </Box>
      )}
    </Box>
  );
}
