import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { NextAction } from '@/domain/customers/customer-status';
import type { CustomerStatus } from '@/domain/core/statuses';

export type NextActionButtonProps = {
  readonly action: NextAction;
  readonly trackerTo: string;
  readonly onMarkSold?: () => void;
  readonly onCall: () => void;
  readonly onAppointment: () => void;
  readonly onReview: () => void;
  readonly onMove: (to: CustomerStatus) => void;
  readonly onRestore: () => void;
};

const MOVE_LABELS: Partial<Readonly<Record<CustomerStatus, string>>> = {
  Contacted: 'Take up again',
  'Appointment Set': 'Confirm appointment',
  'Pre-Qualified': 'Mark pre-qualified',
  Quoted: 'Mark quoted',
};

/** The button of a customer's next action. */
export function NextActionButton(props: NextActionButtonProps) {
  const { action, trackerTo, onMarkSold, onCall, onAppointment, onReview, onMove, onRestore } = props;
  const button = (label: string, onClick: () => void) => (
    <Button variant="contained" onClick={onClick}>
      {label}
    </Button>
  );
  switch (action.kind) {
    case 'call':
      return button('Call', onCall);
    case 'setAppointment':
      return button('Set appointment', onAppointment);
    case 'reviewAppointment':
      return button('How did it go?', onReview);
    case 'move':
      return button(MOVE_LABELS[action.to] ?? action.to, () => onMove(action.to));
    case 'markSold':
      return onMarkSold ? button('Mark sold', onMarkSold) : null;
    case 'restore':
      return button('Restore', onRestore);
    case 'openTracker':
      return (
        <Button variant="contained" component={Link} to={trackerTo}>
          Open tracker
        </Button>
      );
  }
}
