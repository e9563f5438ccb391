import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

/** Assigns one or many records to a person; loaded when it is opened. */
export const AssignDialog = lazyDialog(async () => (await import('./bulk/assign-dialog')).AssignDialog);
