import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PriceItem } from '@/domain/money/price-item';
import { PlanLimit } from '@/features/plans/public';
import { ChooseFileStep } from '../file/choose-file-step';
import { PriceColumnsStep } from './price-columns-step';
import { PriceRowsStep } from './price-rows-step';
import { PRICE_WORDS } from './price-words';
import { usePriceImport } from './use-price-import';

export type PriceImportPanelProps = {
  /** All lines in use. */
  readonly items: readonly PriceItem[];
  readonly onClose: () => void;
};

/** Imports lines of the price list from a CSV file, step by step. */
export function PriceImportPanel({ items, onClose }: PriceImportPanelProps) {
  const flow = usePriceImport(items, onClose);
  const { file, preview } = flow;
  return (
    <Box role="region" aria-label="Import prices" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="h2" sx={{ flex: '1 1 auto' }}>
          Import prices{file && `: ${file.name}`}
        </Typography>
        <Button onClick={onClose}>Back to the price list</Button>
      </Box>
      {flow.problem && (
        <Alert severity="error" role="alert">
          {flow.problem}
        </Alert>
      )}
      {flow.tooManyRows !== null && (
        <PlanLimit kind="importRows" used={flow.tooManyRows} limit={flow.planRows} />
      )}
      {!file && (
        <ChooseFileStep
          words={PRICE_WORDS}
          takesCards={false}
          mostRows={flow.mostRows}
          onFile={(chosen) => void flow.chooseFile(chosen)}
        />
      )}
      {file && !preview && <PriceColumnsStep file={file} flow={flow} />}
      {file && preview && <PriceRowsStep file={file} preview={preview} flow={flow} />}
    </Box>
  );
}
