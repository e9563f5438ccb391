import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createCustomer } from '@/data/customers/customer-changes';
import { customerRef } from '@/data/customers/customers';
import { newId } from '@/data/core/ids';
import { useLiveRecord } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { usePeople } from '@/data/employees/use-people';
import { may, seesAll } from '@/domain/access/viewer';
import { paths } from '@/domain/navigation/paths';
import { useFormat } from '@/shared/format/format-context';
import { FormPage } from '@/shared/forms/frame/form-page';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { PageSkeleton } from '@/shared/ui/states/page-skeleton';
import { CUSTOMER_LABELS, ContactFields, LeadFields } from './customer-fields';
import { customerFormValues, draftOf } from './customer-form-values';
import type { CustomerFormValues } from './customer-form-values';
import { customerSchema } from './customer.schema';
import { DuplicateHint } from './duplicate-hint';
import { NEW_LEAD_DRAFT, useForgetArrived, useSentLead } from './sent-lead';
import { usePastDates } from './use-past-dates';

/** With the lead's id, so that a lead that is sent twice stays one. */
type NewLead = CustomerFormValues & { readonly uuid: string };

/** /app/customers/new: a lead in under a minute. What was typed is kept until the server has the lead. */
export function NewCustomerPage() {
  const viewer = useViewer();
  const { companyUser } = useUser();
  const navigate = useNavigate();
  const commit = useCommit();
  const { settings } = useSettings();
  const { country } = useFormat();
  const { people } = usePeople();
  const { confirmPastDates, question } = usePastDates();
  const schema = useMemo(() => customerSchema(country, settings.customFields), [country, settings]);
  const sent = useSentLead();
  const live = useLiveRecord(sent.uuid === '' ? null : customerRef(sent.uuid));
  useForgetArrived(sent, live.status === 'ready');
  // Users without a company, or who see only their own leads, become the salesperson; others choose one.
  const salesperson = companyUser && seesAll(viewer) ? '' : viewer.uid;
  const [blank] = useState<NewLead>(() => ({ ...customerFormValues(), salesperson, uuid: newId() }));

  if (!may(viewer, 'customers:edit')) {
    return (
      <DeniedState heading="h1" text="Ask an administrator of your company for the right to add customers." />
    );
  }
  if (live.status === 'loading' || live.status === 'ready') return <PageSkeleton />;
  return (
    <FormPage<NewLead>
      title="Add lead"
      back={{ to: paths.customers, label: 'Open Leads List' }}
      draftKey={NEW_LEAD_DRAFT}
      stored={blank}
      validationSchema={schema}
      labels={CUSTOMER_LABELS}
      submitLabel="Add lead"
      onSubmit={async (values) => {
        if (!(await confirmPastDates(values))) return false;
        commit(createCustomer(viewer, draftOf(values.uuid, values)));
        sent.keep(values.uuid);
        void navigate(paths.customer(values.uuid), { replace: true });
        return false;
      }}
    >
      {(values) => (
        <>
          {values.uuid === sent.uuid && <Alert severity="warning">This lead was not saved.</Alert>}
          <ContactFields isQuick />
          <DuplicateHint />
          <LeadFields isQuick settings={settings} people={people} />
          {question}
        </>
      )}
    </FormPage>
  );
}
