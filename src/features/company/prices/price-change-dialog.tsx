import { FormDialog } from '@/shared/ui/dialogs/form-dialog';

import { PriceChangeForm } from './price-change-form';
import { WholePriceList } from './whole-price-list';

export type PriceChangeDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** A dialog that changes many prices by a percentage. */
export function PriceChangeDialog({ open, onClose }: PriceChangeDialogProps) {
  return (
    <FormDialog open={open} title="Change prices by percent" width="large" onClose={onClose}>
      {open && (
        <WholePriceList>{(items) => <PriceChangeForm items={items} onClose={onClose} />}</WholePriceList>
      )}
    </FormDialog>
  );
}
