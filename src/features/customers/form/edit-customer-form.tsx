import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { toAppError } from '@/data/core/app-error';
import { editCustomer } from '@/data/customers/customer-changes';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { usePeople } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { paths } from '@/domain/navigation/paths';
import { changedPaths } from '@/domain/journal/their-changes';
import { useFormat } from '@/shared/format/format-context';
import { FormErrorSummary } from '@/shared/forms/frame/form-error-summary';
import { FollowOthers } from '@/shared/forms/frame/follow-others';
import { KeepDraft } from '@/shared/forms/frame/keep-draft';
import { SubmitButton } from '@/shared/forms/frame/submit-button';
import { UnsavedChangesGuard } from '@/shared/forms/frame/unsaved-changes-guard';
import { useFollowing } from '@/shared/forms/frame/use-following';
import { useNameScreen } from '@/shared/screen/screen-name';
import { CUSTOMER_LABELS, ContactFields, InsuranceFields, LeadFields } from './customer-fields';
import { changesOf, customerFormValues } from './customer-form-values';
import type { CustomerFormValues } from './customer-form-values';
import { customerSchema } from './customer.schema';
import { DuplicateHint } from './duplicate-hint';
import { useEditDraft } from './edit-draft';
import { EditCustomerFrame } from './edit-customer-frame';
import { flatValues } from './flat-values';
import { OwnFields } from './own-fields';
import { usePastDates } from './use-past-dates';

export type EditCustomerFormProps = { readonly customer: Customer };

/** The full form of a customer; writes only changed fields. Typed text survives a sign-out in another tab. */
export function EditCustomerForm({ customer }: EditCustomerFormProps) {
  useNameScreen(customer.name);
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const { settings } = useSettings();
  const { country } = useFormat();
  const { people, byUid, nameOf } = usePeople();
  const stored = customerFormValues(customer);
  const kept = useEditDraft(customer);
  // Read once: the draft is written while typing and must not reset the form.
  const [start] = useState(kept.draft);
  const following = useFollowing(start.base);
  const { base, refusal } = following;
  const { pastOf, askPast, question } = usePastDates();
  const schema = useMemo(
    () => customerSchema(country, settings.customFields),
    [country, settings.customFields],
  );
  const self = paths.customer(customer.uuid);
  return (
    <EditCustomerFrame back={{ to: self, label: customer.name }}>
      <Formik<CustomerFormValues>
        initialValues={start.values}
        validationSchema={schema}
        validateOnBlur={false}
        onSubmit={(values, { setStatus, setSubmitting }) => {
          if (refusal !== null) {
            setStatus(refusal);
            setSubmitting(false);
            return;
          }
          askPast(
            pastOf(values, base),
            () => {
              try {
                const changes = changesOf(base, values);
                if (Object.keys(changes).length > 0) commit(editCustomer(viewer, customer, changes));
                kept.clearDraft();
                void navigate(self, { replace: true });
              } catch (cause) {
                setStatus(toAppError(cause).message);
                setSubmitting(false);
              }
            },
            () => setSubmitting(false),
          );
        }}
      >
        {({ isSubmitting, values }) => (
          <Box component={Form} noValidate aria-label="Edit customer" sx={{ display: 'grid', gap: 2 }}>
            <FollowOthers
              {...following}
              collection={customerShape.collection}
              stored={stored}
              flatten={flatValues}
              updatedBy={customer.updatedBy}
              people={byUid}
              ownFields={settings.customFields}
            />
            <ContactFields isQuick={false} />
            <DuplicateHint selfId={customer.uuid} />
            <LeadFields
              isQuick={false}
              settings={settings}
              people={withSalesperson(people, customer, nameOf)}
            />
            <InsuranceFields />
            <OwnFields definitions={settings.customFields} values={values.customFields} />
            {question}
            <FormErrorSummary labels={CUSTOMER_LABELS} />
            <Box sx={{ display: 'flex', gap: 1 }}>
              <SubmitButton>Save</SubmitButton>
              <Button component={Link} to={self} variant="outlined">
                Cancel
              </Button>
            </Box>
            <KeepDraft<CustomerFormValues>
              isChanged={isChanged(base, values) && !isSubmitting}
              onKeep={(typed) => kept.saveDraft({ values: typed, base })}
              onForget={kept.clearDraft}
            />
            <UnsavedChangesGuard
              when={isChanged(base, values) && !isSubmitting}
              outlivesReload
              onLeave={kept.clearDraft}
            />
          </Box>
        )}
      </Formik>
    </EditCustomerFrame>
  );
}

function isChanged(base: CustomerFormValues, values: CustomerFormValues): boolean {
  return changedPaths(flatValues(base), flatValues(values)).length > 0;
}

/** Keeps a former salesperson of the customer among the choices. */
function withSalesperson(
  people: readonly Person[],
  { salesperson: uid }: Customer,
  nameOf: (uid: string) => string,
): readonly Person[] {
  if (uid === '' || people.some((person) => person.uid === uid)) return people;
  return [...people, { uid, name: nameOf(uid), picture: '' }];
}
