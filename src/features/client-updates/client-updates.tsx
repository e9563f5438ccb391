import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLive } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { clientUpdatesOf, sendUpdateNow, stopUpdate } from '@/data/client-updates/client-updates';
import { AsyncView } from '@/shared/ui/states/async-view';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { UpdateRow } from './update-row';

export type ClientUpdatesProps = { readonly trackerId: string; readonly mayEdit: boolean };

/** The mails that the client of a tracker gets by themselves: what waits, what went, and what could not go. */
export function ClientUpdates({ trackerId, mayEdit }: ClientUpdatesProps) {
  const viewer = useViewer();
  const commit = useCommit();
  const updates = useLive(clientUpdatesOf(viewer, trackerId));
  const told = updates.rows.filter(({ state }) => state !== 'settled');
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Mails to the client
      </Typography>
      <AsyncView
        status={updates.status === 'idle' ? 'loading' : updates.status}
        data={updates.status === 'loading' && updates.rows.length === 0 ? undefined : told}
        skeleton={<LineSkeleton rows={2} height={32} />}
        error={updates.error}
        onRetry={updates.retry}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            No mail yet. The business settings choose on which occasions one goes.
          </Typography>
        }
      >
        {(rows) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {rows.map((update) => (
              <UpdateRow
                key={update.uuid}
                update={update}
                mayEdit={mayEdit}
                onStop={() => commit(stopUpdate(viewer, update))}
                onSend={() => commit(sendUpdateNow(viewer, update))}
              />
            ))}
          </Box>
        )}
      </AsyncView>
    </section>
  );
}
