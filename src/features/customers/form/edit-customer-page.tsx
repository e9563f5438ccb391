import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { editCustomer } from '@/data/customers/customer-changes';
import { customerRef } from '@/data/customers/customers';
import { useOpenedRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { useCommit } from '@/data/runtime/use-commit';
import { usePeople } from '@/data/employees/use-people';
import type { Person } from '@/data/employees/use-people';
import { mayOn } from '@/domain/access/viewer';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { customerNoun } from '@/domain/customers/noun';
import { paths } from '@/domain/navigation/paths';
import { useFormat } from '@/shared/format/format-context';
import { FormPage } from '@/shared/forms/frame/form-page';
import { KeptDraft } from '@/shared/forms/frame/kept-draft';
import { useNameScreen } from '@/shared/screen/screen-name';
import { FORM_WIDTH } from '@/shared/ui/page/form-width';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { RecordView } from '@/shared/ui/record/record-view';
import { DeniedState } from '@/shared/ui/states/denied-state';
import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';
import { CUSTOMER_LABELS, ContactFields, InsuranceFields, LeadFields } from './customer-fields';
import { changesOf, customerFormValues } from './customer-form-values';
import type { CustomerFormValues } from './customer-form-values';
import { customerSchema } from './customer.schema';
import { DuplicateHint } from './duplicate-hint';
import { flatValues } from './flat-values';
import { OwnFields } from './own-fields';
import { usePastDates } from './use-past-dates';

const TITLE = 'Edit customer';
const BACK = { to: paths.customers, label: 'Open Leads List' };

/** /app/customers/{customerId}/edit: every field of a customer. */
export function EditCustomerPage() {
  const { customerId = '' } = useParams();
  const live = useOpenedRecord(customerId ? customerRef(customerId) : null);
  return (
    <RecordView
      noun={customerNoun}
      live={live}
      back={BACK}
      skeleton={
        <PageFrame title={TITLE} back={BACK} maxWidth={FORM_WIDTH}>
          <FormCardSkeleton fields={7} />
        </PageFrame>
      }
    >
      {(customer) => <EditCustomer key={customer.uuid} customer={customer} />}
    </RecordView>
  );
}

/** The full form of a customer; writes only changed fields. */
function EditCustomer({ customer }: { readonly customer: Customer }) {
  useNameScreen(customer.name);
  const viewer = useViewer();
  const navigate = useNavigate();
  const commit = useCommit();
  const { settings } = useSettings();
  const { country } = useFormat();
  const { people, byUid, nameOf } = usePeople();
  const { confirmPastDates, question } = usePastDates();
  const { customFields } = settings;
  const schema = useMemo(() => customerSchema(country, customFields), [country, customFields]);
  const self = paths.customer(customer.uuid);
  const form = {
    draftKey: `edit-customer:${customer.uuid}`,
    stored: customerFormValues(customer),
  };
  const followed = { collection: customerShape.collection, flatten: flatValues };

  if (!mayOn(viewer, 'customers:edit', customer)) {
    return (
      <>
        <DeniedState heading="h1" text="You may look at this customer, not change them." />
        <KeptDraft {...form} {...followed} />
      </>
    );
  }
  return (
    <FormPage<CustomerFormValues>
      title={TITLE}
      back={{ to: self, label: customer.name }}
      {...form}
      follow={{ ...followed, updatedBy: customer.updatedBy, people: byUid, ownFields: customFields }}
      validationSchema={schema}
      labels={CUSTOMER_LABELS}
      submitLabel="Save"
      onSubmit={async (values, { base }) => {
        if (!(await confirmPastDates(values, base))) return false;
        const changes = changesOf(base, values);
        if (Object.keys(changes).length > 0) commit(editCustomer(viewer, customer, changes));
        void navigate(self, { replace: true });
        return true;
      }}
    >
      {(values) => (
        <>
          <ContactFields isQuick={false} />
          <DuplicateHint selfId={customer.uuid} />
          <LeadFields
            isQuick={false}
            settings={settings}
            people={withSalesperson(people, customer, nameOf)}
          />
          <InsuranceFields />
          <OwnFields definitions={customFields} values={values.customFields} />
          {question}
        </>
      )}
    </FormPage>
  );
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
