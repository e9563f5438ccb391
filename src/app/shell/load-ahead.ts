/** Bars, menus and messages that every screen may need at once: also just after the connection is lost. */
const PARTS = [
  () => import('@/shared/ui/menus/menu-list'),
  () => import('@/shared/feedback/notices'),
  () => import('../unsent/unsent-sheet'),
  () => import('./temporary-drawer'),
  () => import('./user-menu-list'),
  () => import('../palette/palette'),
];

/** Loads small parts of the shell after the first screen. A part that does not come loads when it is pressed. */
export function loadAhead(): void {
  for (const load of PARTS) load().catch(() => undefined);
}
