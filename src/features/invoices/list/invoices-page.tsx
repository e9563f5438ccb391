import { useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/navigation/paths';
import { RecordTabs } from '@/shared/ui/record/record-tabs';
import { PaymentsList } from '../payments/payments-list';
import { InvoiceList } from './invoice-list';

const TABS = [
  { id: 'invoices', label: 'Invoices', to: paths.invoices },
  { id: 'payments', label: 'Payments', to: `${paths.invoices}?tab=payments` },
];

/** /app/management/invoices: the invoices, and the payments as the tab `?tab=payments`. */
export function InvoicesPage() {
  const [address] = useSearchParams();
  const tab = address.get('tab') === 'payments' ? 'payments' : 'invoices';
  const tabs = <RecordTabs label="Invoices and payments" tabs={TABS} value={tab} />;
  return tab === 'payments' ? <PaymentsList tabs={tabs} /> : <InvoiceList tabs={tabs} />;
}
