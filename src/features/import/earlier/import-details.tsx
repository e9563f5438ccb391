import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { TypedQuery } from '@/data/core/query';
import { batchesOfImport } from '@/data/import/imports';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import type { ImportRun } from '@/domain/import/import-run';
import { capitalised } from '@/domain/core/spelling';
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
  const viewer = useViewer();
  const many = capitalised(kind.words.many);
  const isUndone = run.state === 'undone';
  return (
    <FormDialog
      open
      title={isUndone ? `${many} that stayed` : `${many} of ${run.fileName}`}
      width="small"
      onClose={onClose}
    >
      {isUndone ? (
        <RecordLinks
          query={batchesOfImport(viewer, run)}
          linksOf={({ kept }) => kept}
          total={run.kept}
          addressOf={kind.addressOf}
        />
      ) : (
        <RecordLinks
          query={kind.madeBy(viewer, run.uuid)}
          linksOf={(made) => [{ id: made.uuid, name: kind.nameOf(made) }]}
          total={run.created}
          addressOf={kind.addressOf}
        />
      )}
    </FormDialog>
  );
}

type RecordLinksProps<R> = {
  readonly query: TypedQuery<R>;
  readonly linksOf: (row: R) => readonly { readonly id: string; readonly name: string }[];
  readonly total: number;
  readonly addressOf: (id: string) => string;
};

function RecordLinks<R>({ query, linksOf, total, addressOf }: RecordLinksProps<R>) {
  const { country } = useFormat();
  const { status, rows, retry } = useLive(query);
  const links = rows.flatMap(linksOf);
  return (
    <AsyncView
      status={status === 'idle' ? 'loading' : status}
      data={status === 'ready' ? links : undefined}
      skeleton={<LineSkeleton rows={4} height={44} />}
      onRetry={retry}
    >
      {(records) => (
        <>
          {records.length < total && (
            <Typography sx={{ color: 'text.secondary' }}>
              The first {records.length} of {formatCount(total, country)}.
            </Typography>
          )}
          <Box component="ul" sx={{ paddingInlineStart: 2.5 }}>
            {records.map(({ id, name }) => (
              <li key={id}>
                <Link to={addressOf(id)}>{name}</Link>
              </li>
            ))}
          </Box>
        </>
      )}
    </AsyncView>
  );
}
