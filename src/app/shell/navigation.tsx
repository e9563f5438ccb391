import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import ArrowUpCircle from 'lucide-react/icons/circle-arrow-up';
import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { subscriptionLabel } from '@/domain/navigation/menus';
import type { MenuSection } from '@/domain/navigation/menus';
import type { SessionUser } from '@/domain/session/session';
import { paths } from '@/domain/navigation/paths';
import { ChatMark } from '@/features/notifications/public';
import { LazyDueMark } from '@/features/plans/public';
import { Icon } from '@/shared/ui/text/icon';
import { MENU_ICONS } from './menu-icons';
import { NavGroup } from './nav-group';
import { NavLink } from './nav-link';

export type NavigationProps = {
  readonly sections: readonly MenuSection[];
  readonly user: SessionUser;
  /** Whether the marks of what is new may load: after the first screen, and not while looking as another person. */
  readonly hasMarks: boolean;
  readonly onNavigate: () => void;
};

/** The drawer's content: the user's menu, and the subscription at its foot. */
export function Navigation({ sections, user, hasMarks, onNavigate }: NavigationProps) {
  const { pathname, search } = useLocation();
  const active = sections
    .flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...(entry.children ?? [])]))
    .filter(({ to, room }) => {
      const [path = '', wanted] = to.split('?');
      const isBelow = room !== undefined && pathname.startsWith(`${room}/`);
      return (pathname === path || isBelow) && (!wanted || search.includes(wanted));
    })
    .map(({ to }) => to)
    .join(' ');
  return <Menu sections={sections} user={user} active={active} hasMarks={hasMarks} onNavigate={onNavigate} />;
}

type MenuProps = NavigationProps & {
  /** The addresses of this screen's entries as one string, which is stable while they are. */
  readonly active: string;
};

const Menu = memo(function Menu({ sections, user, active, hasMarks, onNavigate }: MenuProps) {
  const isActive = (to: string) => active.split(' ').includes(to);
  const subscription = subscriptionLabel(user);
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        minHeight: 0,
        padding: '0 12px 12px',
        // The lines reach the scroll container's edge, which would cut off an outer focus ring.
        '& .Mui-focusVisible': { outlineOffset: '-2px' },
      }}
    >
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        {sections.map((section) => (
          <Box key={section.title} component="section" aria-label={section.title}>
            <Typography
              component="h2"
              variant="caption"
              sx={{
                fontWeight: 600,
                padding: '12px 8px 8px 12px',
                color: 'text.secondary',
                display: 'block',
              }}
            >
              {section.title}
            </Typography>
            {section.entries.map((entry) =>
              entry.children ? (
                <NavGroup key={entry.label} entry={entry} isActive={isActive} onNavigate={onNavigate} />
              ) : (
                <NavLink
                  key={entry.label}
                  label={entry.label}
                  to={entry.to}
                  icon={MENU_ICONS[entry.icon]}
                  active={isActive(entry.to)}
                  end={hasMarks && entry.to === paths.chat && <ChatMark />}
                  onNavigate={onNavigate}
                />
              ),
            )}
          </Box>
        ))}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 1 }}>
        <ButtonBase
          component={Link}
          to={subscription.to}
          onClick={onNavigate}
          sx={{
            width: '100%',
            justifyContent: 'flex-start',
            gap: 1.5,
            minHeight: 40,
            paddingInline: 1.5,
            borderRadius: '6px',
            typography: 'body1',
            fontWeight: 500,
            '&:hover': { bgcolor: 'hover' },
          }}
        >
          <Box
            component="span"
            sx={{ display: 'grid', color: user.userPaid ? 'success.main' : 'text.secondary' }}
          >
            <Icon of={user.userPaid ? Check : ArrowUpCircle} size={18} />
          </Box>
          {/* A long tier name wraps below. */}
          <Box
            component="span"
            sx={{
              display: 'flex',
              flex: 1,
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 1,
            }}
          >
            <span>{subscription.label}</span>
            <Typography component="span" variant="caption">
              {user.tier}
            </Typography>
            {user.userPaid && user.isAdmin && <LazyDueMark />}
          </Box>
        </ButtonBase>
      </Box>
    </Box>
  );
});
