import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toAppError } from '@/data/app-error';
import { editCustomer } from '@/data/customer-changes';
import { useSettings, useViewer } from '@/data/session/use-session';
import { useCommit } from '@/data/use-commit';
import { usePeople } from '@/data/use-people';
import type { Person } from '@/data/use-people';
import type { Customer } from '@/domain/customer';
import { paths } from '@/domain/paths';
import { useFormat } from '@/shared/format/format-context';
import { FormErrorSummary } from '@/shared/forms/form-error-summary';
import { SubmitButton } from '@/shared/forms/submit-button';
import { UnsavedChangesGuard } from '@/shared/forms/unsaved-changes-guard';
import { PageFrame } from '@/shared/ui/page-frame';
import { CUSTOMER_LABELS, ContactFields, InsuranceFields, LeadFields } from './customer-fields';
import { changesOf, customerFormValues } from './customer-form-values';
import type { CustomerFormValues } from './customer-form-values';
import { customerSchema } from './customer.schema';
import { DuplicateHint } from './duplicate-hint';
import { changedPaths, flatten } from './their-changes';
import { FollowOthers } from './follow-others';
import { OwnFields } from './own-fields';

export type EditCustomerFormProps = { readonly customer: Customer };

/** The full form of a customer; it writes only the fields that were changed, and follows what others change. */
export function EditCustomerForm({ customer }: EditCustomerFormProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const { settings } = useSettings();
  const { country } = useFormat();
  const { people, byUid } = usePeople();
  // The state that the form's values were made from; what differs from it was typed here.
  const [base, setBase] = useState(customer);
  const [initialValues] = useState(() => customerFormValues(customer));
  const [undecided, setUndecided] = useState<readonly string[]>([]);
  const schema = useMemo(
    () => customerSchema(country, settings.customFields),
    [country, settings.customFields],
  );
  const self = paths.customer(customer.uuid);
  return (
    <PageFrame title="Edit customer" back={{ to: self, label: customer.name }} maxWidth={864}>
      <Formik<CustomerFormValues>
        initialValues={initialValues}
        validationSchema={schema}
        validateOnBlur={false}
        onSubmit={(values, { setStatus, setSubmitting }) => {
          if (undecided.length > 0) {
            setStatus('Somebody changed the same fields. Choose above whose change stays.');
            setSubmitting(false);
            return;
          }
          try {
            const changes = changesOf(base, values, byUid);
            if (Object.keys(changes).length > 0) commit(editCustomer(viewer, customer, changes));
            void navigate(self, { replace: true });
          } catch (cause) {
            setStatus(toAppError(cause).message);
            setSubmitting(false);
          }
        }}
      >
        {({ isSubmitting, values }) => (
          <Box component={Form} noValidate aria-label="Edit customer" sx={{ display: 'grid', gap: 2 }}>
            <FollowOthers
              base={base}
              customer={customer}
              onFollow={setBase}
              undecided={undecided}
              onUndecided={setUndecided}
            />
            <ContactFields isQuick={false} />
            <DuplicateHint selfId={customer.uuid} />
            <LeadFields isQuick={false} settings={settings} people={withSalesperson(people, base)} />
            <InsuranceFields />
            <OwnFields definitions={settings.customFields} values={values.customFields} />
            <FormErrorSummary labels={CUSTOMER_LABELS} />
            <Box sx={{ display: 'flex', gap: 1 }}>
              <SubmitButton>Save</SubmitButton>
              <Button component={Link} to={self} variant="outlined">
                Cancel
              </Button>
            </Box>
            <UnsavedChangesGuard when={isChanged(base, values) && !isSubmitting} />
          </Box>
        )}
      </Formik>
    </PageFrame>
  );
}

function isChanged(customer: Customer, values: CustomerFormValues): boolean {
  return changedPaths(flatten(customerFormValues(customer)), flatten(values)).length > 0;
}

/** Somebody who sells to the customer but has left stays among the choices, by name. */
function withSalesperson(people: readonly Person[], customer: Customer): readonly Person[] {
  const { salesperson: uid, salespersonName: name } = customer;
  if (uid === '' || people.some((person) => person.uid === uid)) return people;
  return [...people, { uid, name, picture: '' }];
}
