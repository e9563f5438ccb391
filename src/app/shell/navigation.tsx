import Box from '@mui/material/Box';
import { memo, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuEntry, MenuSection } from '@/domain/navigation/menus';
import type { SessionUser } from '@/domain/session/session';
import { paths } from '@/domain/navigation/paths';
import { ChatMark, MailMark } from '@/features/notifications/public';
import { MENU_ICONS } from './menu-icons';
import { NavFoot } from './nav-foot';
import { NavGroup } from './nav-group';
import { NavLink } from './nav-link';
import { NavSection } from './nav-section';
import { isFolding } from './open-sections';
import { useOpenSections } from './use-open-sections';

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

/** Scrolls the drawer so that the current screen's entry in this part of it is wholly in view. */
function showCurrent(part: Element | null) {
  part?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

const Menu = memo(function Menu({ sections, user, active, hasMarks, onNavigate }: MenuProps) {
  const { isActive, isOpen, toggle } = useOpenSections(sections, active);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showCurrent(list.current), [active]);

  const markOf = ({ to }: MenuEntry) => {
    if (!hasMarks) return undefined;
    if (to === paths.chat) return <ChatMark key={to} />;
    return to === paths.mail && <MailMark key={to} />;
  };

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
      {/* A group of the current screen has its height when it has opened. */}
      <Box
        ref={list}
        onTransitionEnd={({ target, propertyName }) => {
          if (propertyName === 'grid-template-rows' && target instanceof Element) showCurrent(target);
        }}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}
      >
        {sections.map((section) => (
          <NavSection
            key={section.title}
            title={section.title}
            isOpen={isOpen(section)}
            onToggle={isFolding(section) ? () => toggle(section) : undefined}
            marks={section.entries.map(markOf)}
          >
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
                  end={markOf(entry)}
                  onNavigate={onNavigate}
                />
              ),
            )}
          </NavSection>
        ))}
      </Box>
      <NavFoot user={user} onNavigate={onNavigate} />
    </Box>
  );
});
