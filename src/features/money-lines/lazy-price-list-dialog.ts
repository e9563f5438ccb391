import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

/** Picks lines of the price list; loaded when it is first opened. */
export const PriceListDialog = lazyDialog(async () => (await import('./price-list-dialog')).PriceListDialog);
