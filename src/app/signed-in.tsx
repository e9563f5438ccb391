import { useViewAsState, ViewAsProvider } from '@/data/view-as/view-as-context';
import { CustomerSlotsProvider } from '@/features/customers/public';
import { RecordEstimates } from '@/features/estimates/public';
import { RecordInvoices } from '@/features/invoices/public';
import { useMarkSold } from '@/features/trackers/public';
import { FormatProvider } from '@/shared/format/format-context';
import { useBusinessFormats } from './business-formats';
import { AppShell } from './shell/app-shell';

/** The root of /app: the business's formats, the features' slots, and the shell; also when viewed as an employee. */
export function SignedIn() {
  const viewAs = useViewAsState();
  const { looking, stop } = viewAs;
  return (
    <ViewAsProvider value={viewAs}>
      {looking ? (
        <looking.Frame uid={looking.uid} onStop={stop}>
          <Workplace />
        </looking.Frame>
      ) : (
        <Workplace />
      )}
    </ViewAsProvider>
  );
}

function Workplace() {
  const formats = useBusinessFormats();
  const { markSold, dialog } = useMarkSold();
  return (
    <FormatProvider {...formats}>
      <CustomerSlotsProvider
        markSold={markSold}
        renderEstimates={({ uuid }) => <RecordEstimates field="customerId" id={uuid} customerId={uuid} />}
        renderInvoices={({ uuid }) => <RecordInvoices field="customerId" id={uuid} customerId={uuid} />}
      >
        <AppShell isKnown={formats !== null} />
        {dialog}
      </CustomerSlotsProvider>
    </FormatProvider>
  );
}
