import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import type { SessionUser } from '@/domain/session/session';
import { Wordmark } from '@/shared/brand/wordmark';
import { LOW_WINDOW } from '@/shared/theme/low-window';
import { useViewAs } from '@/data/view-as/view-as-context';
import { EarlyBell } from '@/features/notifications/public';
import { SettingsPopover } from '@/shared/settings/settings-popover';
import { Icon } from '@/shared/ui/text/icon';
import { Kbd } from '@/shared/ui/text/kbd';
import { UserMenu } from './user-menu';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';

/** No first screen waits for it. */
const UnsentMark = lazyOrNothing(async () => (await import('../unsent/unsent-mark')).UnsentMark);

export type TopBarProps = {
  readonly user: SessionUser;
  /** The first screen is complete. */
  readonly isQuiet: boolean;
  readonly onOpenMenu: () => void;
  readonly onOpenPalette: () => void;
  readonly onLogout: () => void;
};

/** The top bar (64 px): logo, palette, unsent changes, settings, user menu. */
export const TopBar = memo(function TopBar(props: TopBarProps) {
  const { user, isQuiet, onOpenMenu, onOpenPalette, onLogout } = props;
  // A person's own notifications are not shown to the administrator who sees the app as them.
  const isOwn = (useViewAs()?.looking ?? null) === null;
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        flexShrink: 0,
        width: '100%',
        boxSizing: 'border-box',
        height: 'var(--jl-topbar)',
        // Room for a bar above everything, if there is one.
        paddingTop: 'var(--jl-above, 0px)',
        alignItems: 'center',
        bgcolor: 'background.default',
        paddingInlineEnd: { xs: 1, lg: 2 },
        [LOW_WINDOW]: { position: 'static' },
      }}
    >
      <IconButton
        aria-label="Open menu"
        onClick={onOpenMenu}
        // A window of 320 pixels has no room for a margin.
        sx={{ display: { lg: 'none' }, marginInline: { xs: 0, sm: '4px' } }}
      >
        <Icon of={MenuIcon} />
      </IconButton>
      <Box
        component={Link}
        to={paths.dashboard}
        aria-label="Joblane, to the dashboard"
        sx={{
          display: 'flex',
          width: { lg: 'var(--jl-drawer)' },
          paddingInlineStart: { lg: '23px' },
          color: 'text.primary',
          flex: 'none',
          '&:focus-visible': { outlineOffset: '-2px' },
        }}
      >
        <Wordmark height={24} />
      </Box>
      <ButtonBase
        onClick={onOpenPalette}
        sx={{
          display: { xs: 'none', md: 'flex' },
          justifyContent: 'flex-start',
          gap: 1,
          width: 400,
          maxWidth: '40vw',
          height: 40,
          marginInlineStart: 'calc(var(--jl-gutter) + 1px)',
          paddingInline: '12px 8px',
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
          bgcolor: 'background.paper',
          color: 'text.secondary',
          typography: 'body1',
        }}
      >
        <Icon of={Search} size={16} />
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          Search or jump to
        </Box>
        <Kbd>Ctrl K</Kbd>
      </ButtonBase>
      <Box sx={{ flex: 1 }} />
      <UnsentMark />
      <IconButton aria-label="Search or jump to" onClick={onOpenPalette} sx={{ display: { md: 'none' } }}>
        <Icon of={Search} />
      </IconButton>
      {/* Its count, with the API behind it, after the first screen is complete. */}
      {isOwn && <EarlyBell isReady={isQuiet} />}
      <SettingsPopover />
      <UserMenu user={user} onLogout={onLogout} />
    </Box>
  );
});
