import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ImportRun } from '@/domain/import/import-run';
import { useFormat } from '@/shared/format/format-context';
import { DateText } from '@/shared/ui/text/date-text';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';
import type { ImportWords } from '../kind/import-kind';
import { importSummary } from './import-words';
import type { UndoProgress } from './undo-progress';

export type EarlierImportProps = {
  readonly words: Pick<ImportWords, 'one' | 'many'>;
  readonly run: ImportRun;
  /** Null when it is not being undone. */
  readonly progress: UndoProgress | null;
  readonly isBusy: boolean;
  readonly onShow: () => void;
  readonly onUndo: () => void;
  /** Takes up an Undo that has stopped. */
  readonly onGoOn: () => void;
};

/** One earlier import: its file, time, result, and Undo. */
export function EarlierImport({ words, run, progress, isBusy, onShow, onUndo, onGoOn }: EarlierImportProps) {
  const { country } = useFormat();
  const { fileName, state, createdAt, batchesIn, kept } = run;
  const name = fileName || 'File without a name';
  const hasRecords = state === 'undone' ? kept > 0 : batchesIn > 0;
  return (
    <Box component="li" aria-label={name} sx={{ borderBottom: 1, borderColor: 'divider', paddingBlock: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            <DateText at={createdAt} /> · {importSummary(run, words.one, country)}
          </Typography>
        </Box>
        {hasRecords && (
          <Button onClick={onShow} aria-label={`Show the ${words.many} of ${name}`}>
            Show {words.many}
          </Button>
        )}
        {state !== 'undone' && batchesIn > 0 && !progress && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={onUndo}
            aria-label={`Undo the import of ${name}`}
          >
            Undo
          </Button>
        )}
      </Box>
      {progress && (
        <>
          <ProgressWithCounts label="Taking back, batches" done={progress.done} total={progress.total} />
          {progress.hasStopped ? (
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
              <Typography>Taking back has stopped before its end.</Typography>
              <Button
                size="small"
                disabled={isBusy}
                onClick={onGoOn}
                aria-label={`Go on taking ${name} back`}
              >
                Go on
              </Button>
            </Box>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>
              You can leave this page: it goes on by itself.
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}
