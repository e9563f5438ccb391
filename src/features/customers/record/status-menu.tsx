import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Customer } from '@/domain/customer';
import { statusMoves } from '@/domain/customer-status';
import type { CustomerStatus } from '@/domain/statuses';
import { statusLook } from '@/shared/theme/status';
import { Icon } from '@/shared/ui/icon';
import { StatusChip } from '@/shared/ui/status-chip';

export type StatusMenuProps = {
  readonly customer: Customer;
  readonly mayEdit: boolean;
  readonly onMove: (to: CustomerStatus) => void;
};

/** The status beside the name: a chip that opens the moves the transition table allows. */
export function StatusMenu({ customer, mayEdit, onMove }: StatusMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (customer.listOrganizer !== 'Open') {
    return <StatusChip size="large" status={customer.listOrganizer === 'Sold' ? 'Sold' : 'Archived'} />;
  }
  if (!mayEdit) return <StatusChip size="large" status={customer.customerStatus} />;
  return (
    <>
      <StatusChip size="large" status={customer.customerStatus} onClick={setAnchor} />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Change status' } }}
      >
        {statusMoves(customer.customerStatus).map((to) => (
          <MenuItem
            key={to}
            onClick={() => {
              setAnchor(null);
              onMove(to);
            }}
          >
            <Icon of={statusLook(to).icon} size={18} />
            <ListItemText primary={to} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
