import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { batchesOfImport } from '@/data/import/imports';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { ImportRun } from '@/domain/import/import-run';
import { capitalised } from '@/domain/format/spelling';
import { AsyncView } from '@/shared/ui/states/async-view';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { useFormat } from '@/shared/format/format-context';
import { formatCount } from '@/shared/format/counts';
import type { ImportKind } from '../kind/import-kind';
import type { ImportTypes } from '../kind/import-types';

export type ImportDetailsProps<T extends ImportTypes> = {
  readonly kind: ImportKind<T>;
  readonly run: ImportRun;
  readonly onClose: () => void;
};

/** The records that an import created, or those that its Undo kept. */
export function ImportDetails<T extends ImportTypes>({ kind, run, onClose }: ImportDetailsProps<T>) {
  const isUndone = run.state === 'undone';
  const many = capitalised(kind.words.many);
  return (
    <FormDialog
      open
      title={isUndone ? `${many} that stayed` : `${many} of ${run.fileName}`}
      width="small"
      onClose={onClose}
    >
      {isUndone ? <KeptRecords kind={kind} run={run} /> : <AddedRecords kind={kind} run={run} />}
    </FormDialog>
  );
}

type Part<T extends ImportTypes> = Omit<ImportDetailsProps<T>, 'onClose'>;

function AddedRecords<T extends ImportTypes>({ kind, run: { uuid, created } }: Part<T>) {
  const { country } = useFormat();
  const { status, rows, retry } = useLive(kind.madeBy(useViewer(), uuid));
  return (
    <AsyncView
      status={status === 'idle' ? 'loading' : status}
      data={status === 'ready' ? rows : undefined}
      skeleton={<LineSkeleton rows={4} height={44} />}
      onRetry={retry}
    >
      {(records) => (
        <>
          {records.length < created && (
            <Typography sx={{ color: 'text.secondary' }}>
              The first {records.length} of {formatCount(created, country)}.
            </Typography>
          )}
          <RecordLinks
            records={records.map((record) => ({ id: record.uuid, name: kind.nameOf(record) }))}
            addressOf={kind.addressOf}
          />
        </>
      )}
    </AsyncView>
  );
}

function KeptRecords<T extends ImportTypes>({ kind, run }: Part<T>) {
  const { status, rows, retry } = useLive(batchesOfImport(useViewer(), run));
  return (
    <AsyncView
      status={status === 'idle' ? 'loading' : status}
      data={status === 'ready' ? rows : undefined}
      skeleton={<LineSkeleton rows={4} height={44} />}
      onRetry={retry}
    >
      {(batches) => <RecordLinks records={batches.flatMap(({ kept }) => kept)} addressOf={kind.addressOf} />}
    </AsyncView>
  );
}

function RecordLinks({
  records,
  addressOf,
}: {
  readonly records: readonly { readonly id: string; readonly name: string }[];
  readonly addressOf: (id: string) => string;
}) {
  return (
    <Box component="ul" sx={{ paddingInlineStart: 2.5 }}>
      {records.map(({ id, name }) => (
        <li key={id}>
          <Link to={addressOf(id)}>{name}</Link>
        </li>
      ))}
    </Box>
  );
}
