import { lazyDialog } from '../dialogs/lazy-dialog';

/** A menu whose code is fetched when the first one is opened. */
export const LazyMenu = lazyDialog(async () => (await import('./menu-list')).MenuList);
