import { lazyDialog } from '../dialogs/lazy-dialog';

/** A menu whose code loads when the first one opens. */
export const LazyMenu = lazyDialog(async () => (await import('./menu-list')).MenuList);
