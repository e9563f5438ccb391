import { useParams } from 'react-router-dom';
import { customerRef } from '@/data/customers/customers';
import { useOpenedRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import { paths } from '@/domain/navigation/paths';
import { AsyncView } from '@/shared/ui/states/async-view';
import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';
import { UNREADABLE } from '@/shared/ui/list/problem-rows';
import { EditCustomerForm } from './edit-customer-form';
import { EditCustomerFrame } from './edit-customer-frame';
import { NoRightToEdit } from './no-right-to-edit';

const BACK = { to: paths.customers, label: 'Open Leads List' };

/** /app/customers/{customerId}/edit: every field of a customer. */
export function EditCustomerPage() {
  const { customerId = '' } = useParams();
  const viewer = useViewer();
  const live = useOpenedRecord(customerId ? customerRef(customerId) : null);
  return (
    <AsyncView
      heading="h1"
      status={live.status === 'idle' ? 'missing' : live.status}
      data={live.record ?? undefined}
      {...(live.problem && { errorText: UNREADABLE })}
      deniedText="This customer is not assigned to you. Ask an administrator of your company."
      missingText="This customer is not there any more. They may have been deleted."
      back={BACK}
      skeleton={
        <EditCustomerFrame back={BACK}>
          <FormCardSkeleton fields={7} />
        </EditCustomerFrame>
      }
      error={live.error}
      onRetry={live.retry}
    >
      {(customer) =>
        mayOn(viewer, 'customers:edit', customer) ? (
          <EditCustomerForm key={customer.uuid} customer={customer} />
        ) : (
          <NoRightToEdit customer={customer} />
        )
      }
    </AsyncView>
  );
}
