import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

/** Asks before records with unfinished work are archived; loaded when it opens. */
export const ArchiveDialog = lazyDialog(async () => (await import('./bulk/archive-dialog')).ArchiveDialog);
