import { lazyDialog } from './lazy-dialog';

/** A confirmation whose code loads when it is first asked for. */
export const LazyConfirmDialog = lazyDialog(async () => (await import('./confirm-dialog')).ConfirmDialog);
