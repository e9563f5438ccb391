import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { csvFileName } from '@/domain/format/csv-export';
import { dayOf } from '@/domain/time/time';
import { PlanLimit, usePlanUse } from '@/features/plans/public';
import { AsyncView } from '@/shared/ui/states/async-view';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { useFormat } from '@/shared/format/format-context';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';
import { saveCsv } from '@/shared/media/save-csv';
import { ChooseFileStep } from './file/choose-file-step';
import { EarlierImports } from './earlier/earlier-imports';
import type { ImportKind } from './kind/import-kind';
import type { ImportTypes } from './kind/import-types';
import { MapStep } from './columns/map-step';
import { PreviewStep } from './preview/preview-step';
import { SavingStep } from './saving/saving-step';
import { useImport } from './use-import';

/** Imports a noun's records from a CSV file, step by step. */
export function ImportPage<T extends ImportTypes>({ kind }: { readonly kind: ImportKind<T> }) {
  const { words } = kind;
  const { zone } = useFormat();
  const run = useImport(kind);
  const { step, work } = run;
  const room = usePlanUse('openWork', kind.takesRoom);
  const used = room.used + (work.preview?.open ?? 0);

  const saveLeftOut = async () => {
    saveCsv(csvFileName('rows left out', dayOf(Date.now(), zone)), await run.leftOut());
  };

  return (
    <PageFrame
      title={words.title}
      count={work.fileName}
      back={words.list}
      // The preview shows every field of the file.
      maxWidth={step.at === 'preview' ? 1400 : 960}
    >
      {run.problem && (
        <Alert severity="error" role="alert" sx={{ marginBottom: 2 }}>
          {run.problem}
        </Alert>
      )}
      {run.hint && (
        <Alert severity="info" role="status" sx={{ marginBottom: 2 }}>
          {run.hint}
        </Alert>
      )}
      {step.at === 'opening' && (
        <AsyncView
          status={run.business.status === 'error' ? 'error' : 'loading'}
          error={run.business.error}
          onRetry={run.business.retry}
          skeleton={<LineSkeleton rows={6} height={44} />}
        />
      )}
      {step.at === 'choose' && (
        <>
          {run.tooManyRows !== null && (
            <Box sx={{ marginBottom: 2 }}>
              <PlanLimit kind="importRows" used={run.tooManyRows} limit={run.mostRows} />
            </Box>
          )}
          <ChooseFileStep
            words={words}
            takesCards={kind.takesCards}
            mostRows={run.mostRows}
            onFile={(file) => void run.chooseFile(file)}
          />
          <EarlierImports kind={kind} />
        </>
      )}
      {step.at === 'busy' && <ProgressWithCounts label={step.label} done={step.done} total={step.total} />}
      {step.at === 'map' && (
        <MapStep
          work={work}
          kind={kind}
          base={run.base}
          onLetters={(label) => void run.setLetters(label)}
          onTarget={run.setTarget}
          onDateOrder={run.setDateOrder}
          onAnswer={run.answer}
          onStatusWord={run.setStatusWord}
          onNext={() => void run.preview()}
          onBack={run.restart}
        />
      )}
      {step.at === 'preview' && room.limit !== null && (
        <Box sx={{ marginBottom: 2 }}>
          <PlanLimit kind="openWork" used={used} limit={room.limit} />
        </Box>
      )}
      {step.at === 'preview' && work.preview && (
        <PreviewStep
          isBlocked={room.limit !== null && used > room.limit}
          words={words}
          preview={work.preview}
          choice={work.choice}
          onChoice={(choice) => void run.setChoice(choice)}
          onCheck={run.checkCell}
          onMend={(mend) => void run.mendCell(mend)}
          onStart={() => void run.start()}
          onBack={run.backToMapping}
        />
      )}
      {step.at === 'saving' && work.preview && (
        <SavingStep
          words={words}
          saving={run.saving}
          counts={work.preview.counts}
          onCancel={run.saving.cancel}
          onGoOn={() => void run.saving.goOn()}
          onLeftOut={() => void saveLeftOut()}
          onAgain={run.restart}
        />
      )}
    </PageFrame>
  );
}
