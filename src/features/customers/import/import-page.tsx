import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Papa from 'papaparse';
import { useSettings } from '@/data/session/use-session';
import { csvFileName } from '@/domain/csv-export';
import { paths } from '@/domain/paths';
import { dayOf } from '@/domain/time';
import { UnsavedChangesGuard } from '@/shared/forms/unsaved-changes-guard';
import { PageFrame } from '@/shared/ui/page-frame';
import { ProgressWithCounts } from '@/shared/ui/progress-with-counts';
import { saveCsvFile } from '../export/save-file';
import { ChooseFileStep } from './choose-file-step';
import { DoneStep } from './done-step';
import { MapStep } from './map-step';
import { PreviewStep } from './preview-step';
import { refusedCells } from './refused-file';
import { useImport } from './use-import';

/** /app/customers/import: a CSV file becomes customers, step by step. */
export function ImportPage() {
  const { settings } = useSettings();
  const run = useImport();
  const { step, work } = run;

  const saveRefused = () => {
    const name = csvFileName('rows left out', dayOf(Date.now(), settings.timeZone));
    saveCsvFile(name, Papa.unparse(refusedCells(work.table.headers, run.plan)));
  };

  return (
    <PageFrame
      title="Import customers"
      count={work.fileName}
      back={{ to: paths.customers, label: 'Open Leads List' }}
      maxWidth={960}
    >
      <UnsavedChangesGuard when={step.at === 'running'} />
      {run.problem && (
        <Alert severity="error" role="alert" sx={{ marginBottom: 2 }}>
          {run.problem}
        </Alert>
      )}
      {step.at === 'choose' && <ChooseFileStep onFile={(file) => void run.chooseFile(file)} />}
      {step.at === 'busy' && <ProgressWithCounts label={step.label} done={step.done} total={step.total} />}
      {step.at === 'map' && (
        <MapStep
          table={work.table}
          mapping={work.mapping}
          ownFields={settings.customFields}
          onTarget={run.setTarget}
          onNext={() => void run.preview()}
          onBack={run.restart}
        />
      )}
      {step.at === 'preview' && (
        <PreviewStep
          headers={work.table.headers}
          plan={run.plan}
          counts={run.counts}
          choice={run.choice}
          onChoice={run.setChoice}
          onMend={(row, column, text) => void run.mendCell(row, column, text)}
          onStart={() => void run.start()}
          onBack={run.backToMapping}
        />
      )}
      {step.at === 'running' && (
        <ProgressWithCounts
          label="Saving customers"
          done={step.done}
          total={step.total}
          onCancel={run.cancel}
        />
      )}
      {step.at === 'stopped' && (
        <Box>
          <Alert severity={step.error ? 'error' : 'info'} role="alert" sx={{ marginBottom: 2 }}>
            {step.error?.message} Stopped after {step.done.toLocaleString()} of {step.total.toLocaleString()}{' '}
            rows. Those are saved; go on to save the rest.
          </Alert>
          <Button variant="contained" onClick={() => void run.resume()}>
            Go on
          </Button>
        </Box>
      )}
      {step.at === 'done' && <DoneStep counts={run.counts} onRefused={saveRefused} onAgain={run.restart} />}
    </PageFrame>
  );
}
