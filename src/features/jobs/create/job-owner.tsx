import { useFormikContext } from 'formik';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { conventionsOf } from '@/domain/format/conventions';
import type { Tracker } from '@/domain/trackers/tracker';
import { FieldGrid } from '@/shared/forms/frame/field-grid';
import { formFields } from '@/shared/forms/fields/form-fields';
import { FormPhoneField } from '@/shared/forms/fields/form-phone-field';
import { CustomerField } from '@/features/customers/public';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormEmailField } from '@/shared/forms/fields/form-email-field';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useFormat } from '@/shared/format/format-context';
import { BELONGS_TO } from './create-job.schema';
import type { CreateJobValues } from './create-job.schema';
import { TrackerField } from './tracker-field';

const { field: client } = formFields(customerShape, 'client.');

export type JobOwnerProps = {
  readonly trackers: readonly Tracker[];
  readonly loading: boolean;
  /** Whether the user may make a tracker, and a customer, with the job. */
  readonly maySell: boolean;
  readonly onCustomer: (customer: Customer | null) => void;
};

/** What a new job is for: an open tracker, a customer, or a client who is typed in. */
export function JobOwner({ trackers, loading, maySell, onCustomer }: JobOwnerProps) {
  const { belongsTo } = useFormikContext<CreateJobValues>().values;
  return (
    <>
      {maySell && (
        <FormSelect
          name="belongsTo"
          label="For"
          required
          options={BELONGS_TO.map((one) => ({ value: one, label: one }))}
          helper={belongsTo === 'An open tracker' ? '' : 'The job gets a tracker of its own.'}
        />
      )}
      {belongsTo === 'An open tracker' && (
        <TrackerField name="trackerId" label="Tracker" trackers={trackers} loading={loading} />
      )}
      {belongsTo === 'A customer' && (
        <CustomerField name="customerId" label="Customer" onKnown={onCustomer} />
      )}
      {belongsTo === 'A new client' && <ClientFields />}
    </>
  );
}

function ClientFields() {
  const { address } = conventionsOf(useFormat().country);
  return (
    <>
      <FormTextField name="client.name" label="Client" required autoComplete="off" />
      <FieldGrid>
        <FormPhoneField {...client('phone')} />
        <FormEmailField {...client('email')} autoComplete="off" />
        <FormTextField {...client('streetAddress')} autoComplete="off" />
        <FormTextField {...client('city')} autoComplete="off" />
        <FormTextField name="client.state" label={address.state} autoComplete="off" />
        <FormTextField name="client.zipcode" label={address.zipcode} autoComplete="off" />
      </FieldGrid>
    </>
  );
}
