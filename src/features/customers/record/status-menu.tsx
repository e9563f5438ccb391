import type { Customer } from '@/domain/customers/customer';
import { statusMoves } from '@/domain/customers/customer-status';
import type { CustomerStatus } from '@/domain/core/statuses';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { StatusMoveMenu } from '@/shared/ui/menus/status-move-menu';

export type StatusMenuProps = {
  readonly customer: Customer;
  readonly mayEdit: boolean;
  readonly onMove: (to: CustomerStatus) => void;
};

/** The status beside the name: a customer's outcome, or the lead's status with its moves. */
export function StatusMenu({ customer, mayEdit, onMove }: StatusMenuProps) {
  const { listOrganizer, customerStatus } = customer;
  if (listOrganizer !== 'Open') {
    return <StatusChip size="large" status={listOrganizer === 'Sold' ? 'Sold' : 'Archived'} />;
  }
  return (
    <StatusMoveMenu
      size="large"
      status={customerStatus}
      moves={mayEdit ? statusMoves(customerStatus) : []}
      onMove={onMove}
    />
  );
}
