import { Suspense } from 'react';
import { lazy } from '@/shared/ui/states/lazy';
import type { RecordInvoicesProps } from './record-invoices';

const Invoices = lazy<RecordInvoicesProps>(async () => ({
  default: (await import('./record-invoices')).RecordInvoices,
}));

/** The invoices of a customer, tracker or job; loaded with the first record that shows them. */
export function RecordInvoices(props: RecordInvoicesProps) {
  return (
    <Suspense>
      <Invoices {...props} />
    </Suspense>
  );
}
