import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { customerRef } from '@/data/customers/customers';
import { useLiveRecord } from '@/data/live/use-live';
import { useIsOnline } from '@/data/runtime/use-is-online';
import type { Customer } from '@/domain/customers/customer';
import { paths } from '@/domain/navigation/paths';
import { useMerge } from './use-merge';

export type MergedNoticeProps = { readonly customer: Customer; readonly mayUndo: boolean };

/** On the page of a customer who was merged: leads to the one who was kept, and takes the merge back. */
export function MergedNotice({ customer, mayUndo }: MergedNoticeProps) {
  const { record: kept } = useLiveRecord(customerRef(customer.mergedInto));
  const isOnline = useIsOnline();
  const { isBusy, undo } = useMerge();
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button component={Link} to={paths.customer(customer.mergedInto)} color="inherit">
            Open
          </Button>
          {mayUndo && (
            <Button color="inherit" disabled={isBusy || !isOnline} onClick={() => void undo(customer.uuid)}>
              Undo the merge
            </Button>
          )}
        </>
      }
    >
      Merged into {kept?.name ?? 'another customer'}.
    </Alert>
  );
}
