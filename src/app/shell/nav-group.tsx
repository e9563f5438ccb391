import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId } from 'react';
import type { MenuEntry } from '@/domain/navigation/menus';
import { Icon } from '@/shared/ui/text/icon';
import { MENU_ICONS } from './menu-icons';
import { NavLink } from './nav-link';
import { useRememberedOpen } from './use-remembered-open';

export type NavGroupProps = {
  readonly entry: MenuEntry;
  readonly isActive: (to: string) => boolean;
  readonly onNavigate: () => void;
};

/** A drawer entry with children: the label navigates, the chevron opens; the state is stored. */
export function NavGroup({ entry, isActive, onNavigate }: NavGroupProps) {
  const children = entry.children ?? [];
  const holdsCurrent = children.some((child) => isActive(child.to));
  const { isOpen, setOpen } = useRememberedOpen(`nav.${entry.label}`, holdsCurrent);
  const id = useId();
  return (
    <>
      <NavLink
        label={entry.label}
        to={entry.to}
        icon={MENU_ICONS[entry.icon]}
        active={holdsCurrent && !isOpen}
        onNavigate={onNavigate}
        end={
          <IconButton
            size="small"
            aria-label={`${isOpen ? 'Close' : 'Open'} ${entry.label}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            sx={{ width: { xs: 44, lg: 32 }, height: { xs: 44, lg: 32 } }}
          >
            <Icon of={isOpen ? ChevronUp : ChevronDown} size={16} />
          </IconButton>
        }
      />
      {/* A CSS grid row that grows: MUI's Collapse would add 2 kB to every screen. */}
      <Box
        id={id}
        sx={{
          display: 'grid',
          gridTemplateRows: isOpen ? '1fr' : '0fr',
          visibility: isOpen ? 'visible' : 'hidden',
          transition: 'grid-template-rows 150ms, visibility 150ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        <Box
          sx={{
            position: 'relative',
            minHeight: 0,
            overflow: 'clip',
            marginInlineStart: '21px',
            paddingInlineStart: '13px',
            '&::before': {
              content: '""',
              position: 'absolute',
              insetInlineStart: 0,
              top: 4,
              bottom: 4,
              width: '1px',
              bgcolor: 'lineStrong',
              opacity: 0.5,
            },
          }}
        >
          {children.map((child) => (
            <NavLink
              key={child.label}
              label={child.label}
              to={child.to}
              active={isActive(child.to)}
              onNavigate={onNavigate}
            />
          ))}
        </Box>
      </Box>
    </>
  );
}
