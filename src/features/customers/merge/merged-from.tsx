import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { mergedIntoCustomer } from '@/data/customers/merge';
import { useLive } from '@/data/live/use-live';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { useViewer } from '@/data/session/use-session';
import type { Customer } from '@/domain/customers/customer';
import { UNDO_MERGE_MS } from '@/domain/customers/merge';
import { paths } from '@/domain/navigation/paths';
import { useMerge } from './use-merge';

export type MergedFromProps = { readonly customer: Pick<Customer, 'uuid'>; readonly now: number };

/** On the page of a customer who was kept: who was merged into them, with Undo as long as that is possible. */
export function MergedFrom({ customer, now }: MergedFromProps) {
  const { rows } = useLive(mergedIntoCustomer(useViewer(), customer.uuid));
  const isOnline = useIsOnline();
  const { isBusy, undo } = useMerge();
  const merged = rows.filter(({ archivedAt }) => archivedAt !== null && now - archivedAt < UNDO_MERGE_MS);
  if (merged.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, marginBottom: 1 }}>
      {merged.map(({ uuid, name }) => (
        <Alert
          key={uuid}
          severity="info"
          action={
            <>
              <Button component={Link} to={paths.customer(uuid)} color="inherit">
                Open
              </Button>
              <Button
                color="inherit"
                disabled={isBusy || !isOnline}
                onClick={() => void undo(uuid)}
                aria-label={`Undo the merge with ${name}`}
              >
                Undo
              </Button>
            </>
          }
        >
          <span dir="auto">Merged with {name}.</span>
        </Alert>
      ))}
    </Box>
  );
}
