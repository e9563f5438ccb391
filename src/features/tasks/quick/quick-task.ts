import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

/** The dialog with one line for a task; it loads its reader of dates when it opens. */
export const QuickTask = lazyDialog(async () => (await import('./quick-add-dialog')).QuickAddDialog);
