import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { PlanLimit, usePlanUse } from '@/features/plans/public';
import { AsyncView } from '@/shared/ui/states/async-view';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';
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
  const flow = useImport(kind);
  const { step, work } = flow;
  const room = usePlanUse('openWork', kind.takesRoom);
  const used = room.used + (work.preview?.open ?? 0);

  return (
    <PageFrame
      title={words.title}
      count={work.fileName}
      back={words.list}
      // The preview shows every field of the file.
      maxWidth={step.at === 'preview' ? 1400 : 960}
    >
      {flow.problem && (
        <Alert severity="error" role="alert" sx={{ marginBottom: 2 }}>
          {flow.problem}
        </Alert>
      )}
      {flow.hint && (
        <Alert severity="info" role="status" sx={{ marginBottom: 2 }}>
          {flow.hint}
        </Alert>
      )}
      {step.at === 'opening' && (
        <AsyncView
          status={flow.business.status === 'error' ? 'error' : 'loading'}
          error={flow.business.error}
          onRetry={flow.business.retry}
          skeleton={<LineSkeleton rows={6} height={44} />}
        />
      )}
      {step.at === 'choose' && (
        <>
          {flow.tooManyRows !== null && (
            <Box sx={{ marginBottom: 2 }}>
              <PlanLimit kind="importRows" used={flow.tooManyRows} limit={flow.mostRows} />
            </Box>
          )}
          <ChooseFileStep
            words={words}
            takesCards={kind.takesCards}
            mostRows={flow.mostRows}
            onFile={(file) => void flow.chooseFile(file)}
          />
          <EarlierImports kind={kind} />
        </>
      )}
      {step.at === 'busy' && <ProgressWithCounts label={step.label} done={step.done} total={step.total} />}
      {step.at === 'map' && <MapStep kind={kind} flow={flow} />}
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
          flow={flow}
        />
      )}
      {step.at === 'saving' && work.preview && (
        <SavingStep words={words} counts={work.preview.counts} flow={flow} />
      )}
    </PageFrame>
  );
}
