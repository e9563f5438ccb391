import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { batchesOfImport, customersOfImport } from '@/data/import/imports';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { ImportRun } from '@/domain/import/import-run';
import { paths } from '@/domain/navigation/paths';
import { AsyncView } from '@/shared/ui/states/async-view';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { useFormat } from '@/shared/format/format-context';
import { formatCount } from '@/shared/format/counts';

export type ImportDetailsProps = { readonly run: ImportRun; readonly onClose: () => void };

/** The customers that an import created, or those that its Undo kept. */
export function ImportDetails({ run, onClose }: ImportDetailsProps) {
  const isUndone = run.state === 'undone';
  return (
    <FormDialog
      open
      title={isUndone ? 'Customers that stayed' : `Customers of ${run.fileName}`}
      width="small"
      onClose={onClose}
    >
      {isUndone ? <KeptCustomers importId={run.uuid} /> : <AddedCustomers run={run} />}
    </FormDialog>
  );
}

function AddedCustomers({ run: { uuid, created } }: { readonly run: ImportRun }) {
  const { country } = useFormat();
  const { status, rows, retry } = useLive(customersOfImport(useViewer(), uuid));
  return (
    <AsyncView
      status={status === 'idle' ? 'loading' : status}
      data={status === 'ready' ? rows : undefined}
      skeleton={<LineSkeleton rows={4} height={44} />}
      onRetry={retry}
    >
      {(customers) => (
        <>
          {customers.length < created && (
            <Typography sx={{ color: 'text.secondary' }}>
              The first {customers.length} of {formatCount(created, country)}.
            </Typography>
          )}
          <CustomerLinks customers={customers.map(({ uuid: id, name }) => ({ id, name }))} />
        </>
      )}
    </AsyncView>
  );
}

function KeptCustomers({ importId }: { readonly importId: string }) {
  const { status, rows, retry } = useLive(batchesOfImport(useViewer(), importId));
  return (
    <AsyncView
      status={status === 'idle' ? 'loading' : status}
      data={status === 'ready' ? rows : undefined}
      skeleton={<LineSkeleton rows={4} height={44} />}
      onRetry={retry}
    >
      {(batches) => <CustomerLinks customers={batches.flatMap(({ kept }) => kept)} />}
    </AsyncView>
  );
}

function CustomerLinks({
  customers,
}: {
  readonly customers: readonly { readonly id: string; readonly name: string }[];
}) {
  return (
    <Box component="ul" sx={{ paddingInlineStart: 2.5 }}>
      {customers.map(({ id, name }) => (
        <li key={id}>
          <Link to={paths.customer(id)}>{name}</Link>
        </li>
      ))}
    </Box>
  );
}
