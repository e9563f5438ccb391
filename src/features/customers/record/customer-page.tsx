import { useParams } from 'react-router-dom';
import { customerRef } from '@/data/customers/customers';
import { useOpenedRecord } from '@/data/live/use-live';
import { paths } from '@/domain/navigation/paths';
import { AsyncView } from '@/shared/ui/states/async-view';
import { UNREADABLE } from '@/shared/ui/list/problem-rows';
import { RecordSkeleton } from '@/shared/ui/record/record-skeleton';
import { CustomerRecord } from './customer-record';

const BACK = { to: paths.customers, label: 'Open Leads List' };

/** /app/customers/{customerId}: one lead or customer. */
export function CustomerPage() {
  const { customerId = '' } = useParams();
  const live = useOpenedRecord(customerId ? customerRef(customerId) : null);
  return (
    <AsyncView
      heading="h1"
      status={live.status === 'idle' ? 'missing' : live.status}
      data={live.record ?? undefined}
      error={live.error}
      {...(live.problem && { errorText: UNREADABLE })}
      deniedText="This customer is not assigned to you. Ask an administrator of your company."
      missingText="This customer is not there any more. They may have been deleted."
      back={BACK}
      skeleton={<RecordSkeleton back={BACK} />}
      onRetry={live.retry}
    >
      {(customer) => (
        // Drafts and dialogs belong to one customer: the arrows to the next one reset them.
        <CustomerRecord key={customer.uuid} customer={customer} pending={live.pending} />
      )}
    </AsyncView>
  );
}
