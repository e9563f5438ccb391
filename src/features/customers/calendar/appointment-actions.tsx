import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { CustomerStatus } from '@/domain/core/statuses';
import { customerLabel } from '@/domain/customers/customer';
import { useFormat } from '@/shared/format/format-context';
import { formatAddress } from '@/shared/format/address';
import { DateText } from '@/shared/ui/text/date-text';
import { Fact, Facts } from '@/shared/ui/record/facts';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { PhoneText } from '@/shared/ui/text/phone-text';
import { StatusChip } from '@/shared/ui/text/status-chip';
import { AppointmentDialog, OutcomeQuestions } from '@/features/appointments/public';

export type AppointmentActionsProps = {
  readonly open: boolean;
  readonly customer: ListedCustomer;
  readonly salesperson: string;
  readonly zone: string;
  readonly mayEdit: boolean;
  readonly onMove: (at: number | null, status: CustomerStatus | null) => void;
  readonly onOpenCustomer: () => void;
  readonly onClose: () => void;
};

/** The popover of an appointment or waiting lead: its facts, whether it took place, and how to move it by keyboard. */
export function AppointmentActions(props: AppointmentActionsProps) {
  const { country } = useFormat();
  const { open, customer, salesperson, zone, mayEdit, onMove, onOpenCustomer, onClose } = props;
  const [isMoving, setMoving] = useState(false);
  if (isMoving) {
    return <AppointmentDialog customer={customer} zone={zone} onSave={onMove} onClose={onClose} />;
  }
  const hasTime = customer.appointmentTime !== null;
  return (
    <FormDialog
      open={open}
      width="small"
      title={customer.name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onOpenCustomer}>Open customer</Button>
          {mayEdit && (
            <Button variant="contained" onClick={() => setMoving(true)}>
              {hasTime ? 'Move the appointment' : 'Set an appointment'}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ marginBottom: 1 }}>
        <StatusChip status={customer.customerStatus} />
      </Box>
      <OutcomeQuestions customers={[customer]} />
      <Facts>
        <Fact label={customerLabel('appointmentTime')}>
          <DateText at={customer.appointmentTime} empty="None yet" />
        </Fact>
        {customer.appointmentOutcome !== '' && (
          <Fact label={customerLabel('appointmentOutcome')}>{customer.appointmentOutcome}</Fact>
        )}
        <Fact label={customerLabel('salesperson')}>{salesperson || 'Nobody yet'}</Fact>
        <Fact label={customerLabel('phone')}>
          <PhoneText phone={customer.phone} />
        </Fact>
        <Fact label="Address">{formatAddress(customer, country) || '–'}</Fact>
      </Facts>
    </FormDialog>
  );
}
