import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { hasWaitingFiles } from '@/data/files/uploads/waiting-mark';
import { useUser, useViewer } from '@/data/session/use-session';
import { may, worksInField } from '@/domain/access/viewer';
import { menuFor } from '@/domain/navigation/menus';
import { paths } from '@/domain/navigation/paths';
import { LogoutFlow } from '@/features/session/public';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { PageSkeleton } from '@/shared/ui/states/page-skeleton';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';
import { useHasDrawer } from '@/shared/ui/hooks/use-has-drawer';
import { useKeyboardSpace } from '@/shared/ui/hooks/use-keyboard-space';
import { whenQuiet } from '@/shared/ui/hooks/when-quiet';
import { useViewAs } from '@/data/view-as/view-as-context';
import { useRouteHandle } from '../route-handle';
import { loadAhead } from './load-ahead';
import { Navigation } from './navigation';
import { TopBar } from './top-bar';
import { useAppShortcuts } from './use-app-shortcuts';

const TemporaryDrawer = lazyDialog(async () => (await import('./temporary-drawer')).TemporaryDrawer);
const DeviceBars = lazyOrNothing(async () => (await import('../unsent/device-bars')).DeviceBars);
/** Photos that an earlier window left are sent after the first screen is complete. */
const PhotosBar = lazyOrNothing(async () => (await import('../unsent/photos-bar')).PhotosBar);
/** For field workers, after the first screen is complete. */
const WeekOnDevice = lazyOrNothing(async () => (await import('./week-on-device')).WeekOnDevice);
const CompanyRequests = lazyOrNothing(
  async () => (await import('@/features/employees/public')).CompanyRequests,
);
const FormerCompany = lazyOrNothing(async () => (await import('@/features/employees/public')).FormerCompany);
const Palette = lazyDialog(async () => (await import('../palette/palette')).Palette);
const QuickTask = lazyDialog(async () => (await import('@/features/tasks/public')).QuickTask);
const ShortcutsDialog = lazyDialog(
  async () => (await import('@/shared/ui/keys/shortcuts-dialog')).ShortcutsDialog,
);

export type AppShellProps = {
  /** Whether the formats of the business are: before, its screens would write times on the device's clock. */
  readonly isKnown?: boolean;
};

/** The frame of every screen under /app: top bar 64 high, drawer 256 wide (temporary on small screens). */
export function AppShell({ isKnown = true }: AppShellProps) {
  const user = useUser();
  const viewer = useViewer();
  const navigate = useNavigate();
  const isLarge = useHasDrawer();
  const [isQuiet, setIsQuiet] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [dialog, setDialog] = useState<'palette' | 'shortcuts' | 'task' | null>(null);
  const { permission } = useRouteHandle();
  const isDenied = permission !== null && !may(viewer, permission);
  const sections = useMemo(() => menuFor(user, viewer), [user, viewer]);

  useEffect(
    () =>
      whenQuiet(() => {
        setIsQuiet(true);
        loadAhead();
      }),
    [],
  );

  const shortcuts = useAppShortcuts({
    viewer,
    onPalette: () => setDialog('palette'),
    onHelp: () => setDialog('shortcuts'),
    onQuickTask: () => setDialog('task'),
    onGo: (to) => void navigate(to),
  });

  const handleLoggedOut = (hasLeft: boolean) => {
    setIsLeaving(false);
    if (hasLeft) void navigate(paths.login);
  };

  // Stable functions: bar and drawer do not render again for every letter of a search.
  const openMenu = useCallback(() => setDrawerOpen(true), []);
  const closeMenu = useCallback(() => setDrawerOpen(false), []);
  useKeyboardSpace();
  const openPalette = useCallback(() => setDialog('palette'), []);
  const leave = useCallback(() => setIsLeaving(true), []);
  const closeDialog = useCallback(() => setDialog(null), []);

  const isOwn = (useViewAs()?.looking ?? null) === null;
  const navigation = (
    <Navigation sections={sections} user={user} hasMarks={isQuiet && isOwn} onNavigate={closeMenu} />
  );

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', bgcolor: 'background.default' }}
    >
      <Box
        component="a"
        href="#content"
        sx={{
          position: 'absolute',
          insetInlineStart: 8,
          top: -60,
          zIndex: 'tooltip',
          padding: 1,
          bgcolor: 'background.paper',
          '&:focus': { top: 8 },
        }}
      >
        Skip to content
      </Box>
      <TopBar
        user={user}
        isQuiet={isQuiet}
        onOpenMenu={openMenu}
        onOpenPalette={openPalette}
        onLogout={leave}
      />
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {isLarge ? (
          <Box
            sx={{
              position: 'sticky',
              top: 'var(--jl-topbar)',
              display: 'flex',
              width: 'var(--jl-drawer)',
              height: 'calc(100dvh - var(--jl-topbar))',
              flex: 'none',
            }}
          >
            {navigation}
          </Box>
        ) : (
          <TemporaryDrawer open={drawerOpen} onClose={closeMenu}>
            {navigation}
          </TemporaryDrawer>
        )}
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
          <DeviceBars />
          {isQuiet && hasWaitingFiles() && <PhotosBar />}
          {isKnown && isQuiet && worksInField(viewer) && <WeekOnDevice />}
          {user.formerCompany !== '' && <FormerCompany user={user} />}
          {user.userCompanyAddRequested && <CompanyRequests />}
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{
              flex: 1,
              outline: 'none',
              bgcolor: { lg: 'background.paper' },
              borderColor: 'divider',
              borderStyle: 'solid',
              borderWidth: 0,
              borderTopWidth: { lg: 1 },
              borderInlineStartWidth: { lg: 1 },
              borderStartStartRadius: { lg: '10px' },
              overflow: { lg: 'clip' },
            }}
          >
            {!isKnown && <PageSkeleton />}
            {isKnown && (isDenied ? <DeniedState heading="h1" /> : <Outlet />)}
          </Box>
        </Box>
      </Box>
      {isLeaving && <LogoutFlow onDone={handleLoggedOut} />}
      <Palette
        open={dialog === 'palette'}
        sections={sections}
        viewer={viewer}
        onClose={closeDialog}
        onShortcuts={() => setDialog('shortcuts')}
        onQuickTask={() => setDialog('task')}
      />
      <QuickTask open={dialog === 'task'} onClose={closeDialog} />
      <ShortcutsDialog open={dialog === 'shortcuts'} shortcuts={shortcuts} onClose={closeDialog} />
    </Box>
  );
}
