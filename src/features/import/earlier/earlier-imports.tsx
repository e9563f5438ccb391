import Box from '@mui/material/Box';
import { useState } from 'react';
import { latestImports } from '@/data/import/imports';
import { useLive } from '@/data/live/use-live';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { useViewer } from '@/data/session/use-session';
import type { ImportRun } from '@/domain/import/import-run';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import type { ImportKind } from '../kind/import-kind';
import type { ImportTypes } from '../kind/import-types';
import { EarlierImport } from './earlier-import';
import { ImportDetails } from './import-details';
import { undoQuestion } from './import-words';
import { undoProgress } from './undo-progress';
import { useUndoImport } from './use-undo-import';

/** The latest imports of a noun with their results and Undo. Nothing without any. */
export function EarlierImports<T extends ImportTypes>({ kind }: { readonly kind: ImportKind<T> }) {
  const { words } = kind;
  const { country } = useFormat();
  const viewer = useViewer();
  const { rows: runs } = useLive(latestImports(viewer, kind.noun));
  const { undoing, undo } = useUndoImport();
  const isOnline = useIsOnline();
  const now = useNow(15_000);
  const [asking, setAsking] = useState<ImportRun | null>(null);
  const [shown, setShown] = useState<ImportRun | null>(null);
  if (runs.length === 0) return null;
  return (
    <Box sx={{ marginTop: 4 }}>
      <TitledSection title="Earlier imports">
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {runs.map((run) => (
            <EarlierImport
              key={run.uuid}
              words={words}
              run={run}
              progress={undoProgress(run, undoing, isOnline ? now : 0)}
              isBusy={undoing !== null}
              onShow={() => setShown(run)}
              onUndo={() => setAsking(run)}
              onGoOn={() => void undo(run)}
            />
          ))}
        </Box>
      </TitledSection>
      <ConfirmDialog
        open={asking !== null}
        title="Take this import back?"
        text={asking ? undoQuestion(asking, words, country) : ''}
        confirmLabel="Take it back"
        tone="danger"
        onConfirm={() => {
          if (asking) void undo(asking);
          setAsking(null);
        }}
        onClose={() => setAsking(null)}
      />
      {shown && <ImportDetails kind={kind} run={shown} onClose={() => setShown(null)} />}
    </Box>
  );
}
