import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { APPOINTMENT_HOURS, customerLabel, customerShape } from '@/domain/customers/customer';
import { statusAfterAppointment } from '@/domain/customers/customer-status';
import { pastMoment } from '@/domain/time/past-date';
import type { CustomerStatus } from '@/domain/core/statuses';
import type { FlatValues } from '@/domain/journal/their-changes';
import { instant } from '@/domain/core/value';
import { usePeople } from '@/data/employees/use-people';
import { useNow } from '@/shared/format/use-now';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormDateTimeField } from '@/shared/forms/fields/form-date-time-field';
import { FormikDialog } from '@/shared/forms/frame/formik-dialog';
import { usePastDate } from '@/shared/forms/frame/past-date';

export type AppointmentDialogProps = {
  readonly customer: ListedCustomer;
  readonly zone: string;
  readonly onSave: (at: number | null, status: CustomerStatus | null) => void;
  readonly onClose: () => void;
};

type Values = { readonly appointmentTime: number | null; readonly withStatus: boolean };

const flatValues = ({ appointmentTime }: Values): FlatValues => ({
  appointmentTime: appointmentTime === null ? null : instant(appointmentTime),
});

/** Sets, moves or (left empty) removes the appointment, and offers the matching status. */
export function AppointmentDialog({ customer, zone, onSave, onClose }: AppointmentDialogProps) {
  const suggested = statusAfterAppointment(customer.customerStatus);
  const isMove = customer.appointmentTime !== null;
  const stored: Values = { appointmentTime: customer.appointmentTime, withStatus: suggested !== null };
  const { byUid } = usePeople();
  const now = useNow();
  const { confirmPast, question } = usePastDate();
  return (
    <FormikDialog
      open
      title={isMove ? 'Move the appointment' : 'Set an appointment'}
      initialValues={stored}
      draftKey={`appointment:${customer.uuid}`}
      follow={{ collection: customerShape.collection, flatten: flatValues, people: byUid }}
      submitLabel="Save appointment"
      width="small"
      onClose={onClose}
      onSubmit={async ({ appointmentTime: at, withStatus }) => {
        if (at !== customer.appointmentTime) {
          if (!(await confirmPast(pastMoment(at, now, zone)))) return false;
          onSave(at, at !== null && withStatus ? suggested : null);
        }
        onClose();
        return true;
      }}
    >
      <FormDateTimeField
        name="appointmentTime"
        label={customerLabel('appointmentTime')}
        missing={isMove ? undefined : 'Choose when the appointment is.'}
        zone={zone}
        helper={`Lasts ${APPOINTMENT_HOURS} hours.${isMove ? ' Leave it empty to remove it.' : ''}`}
      />
      {question}
      {suggested && <FormCheckbox name="withStatus" label={`Change the status to ${suggested}`} />}
    </FormikDialog>
  );
}
