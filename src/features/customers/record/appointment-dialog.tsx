import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { APPOINTMENT_HOURS } from '@/domain/customer';
import { statusAfterAppointment } from '@/domain/customer-status';
import type { CustomerStatus } from '@/domain/statuses';
import { FormCheckbox } from '@/shared/forms/form-checkbox';
import { FormDateTimeField } from '@/shared/forms/form-date-time-field';
import { FormikDialog } from '@/shared/forms/formik-dialog';

export type AppointmentDialogProps = {
  readonly open: boolean;
  readonly customer: ListedCustomer;
  readonly zone: string;
  readonly onSave: (at: number | null, status: CustomerStatus | null) => void;
  readonly onClose: () => void;
};

type Values = { readonly at: number | null; readonly withStatus: boolean };

/** Sets, moves or (left empty) removes the appointment, and offers the status that goes with it. */
export function AppointmentDialog({ open, customer, zone, onSave, onClose }: AppointmentDialogProps) {
  const suggested = statusAfterAppointment(customer.customerStatus);
  const isMove = customer.appointmentTime !== null;
  const initialValues: Values = { at: customer.appointmentTime, withStatus: suggested !== null };
  return (
    <FormikDialog
      open={open}
      title={isMove ? 'Move the appointment' : 'Set an appointment'}
      initialValues={initialValues}
      submitLabel="Save appointment"
      width="small"
      onClose={onClose}
      onSubmit={({ at, withStatus }) => {
        if (at !== customer.appointmentTime) onSave(at, at !== null && withStatus ? suggested : null);
        onClose();
      }}
    >
      <FormDateTimeField
        name="at"
        label="Appointment"
        zone={zone}
        helper={`Lasts ${APPOINTMENT_HOURS} hours.${isMove ? ' Leave it empty to remove it.' : ''}`}
      />
      {suggested && <FormCheckbox name="withStatus" label={`Change the status to ${suggested}`} />}
    </FormikDialog>
  );
}
