import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { ProblemRows } from '@/shared/ui/list/problem-rows';
import { Card } from '@/shared/ui/page/card';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';

import { FileList } from './file-list';
import type { AccountExport } from './use-account-export';

export type ExportCardProps = AccountExport & {
  /** True to include records, not only the account. */
  readonly withRecords: boolean;
};

/** Offers the user's data as files: everything as JSON, and a table for each kind of records. */
export function ExportCard({ state, start, cancel, withRecords }: ExportCardProps) {
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">Export your data</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          {withRecords
            ? 'Everything you may see: your profile, settings and network, customers, trackers, jobs, visits, amounts, messages, notes and history. One file for programs, and a table of each for spreadsheets.'
            : 'Your profile, your network and how you set up your screens. Records of your company need the right to export; ask an administrator.'}
        </Typography>
      </Box>
      {state.step === 'failed' && <Alert severity="error">{state.sentence}</Alert>}
      {state.step === 'reading' && (
        <ProgressWithCounts
          label={`Reading ${state.name.replaceAll('-', ' ')}`}
          done={state.done}
          total={state.total}
          onCancel={cancel}
        />
      )}
      {state.step === 'ready' && (
        <>
          <Typography role="status">
            Your files are ready. They are on this page only until you leave it.
          </Typography>
          <ProblemRows problems={state.problems} />
          <FileList files={state.files} />
        </>
      )}
      {state.step !== 'reading' && (
        <Box>
          <Button variant="outlined" onClick={() => void start()}>
            {state.step === 'ready' ? 'Export again' : 'Export my data'}
          </Button>
        </Box>
      )}
    </Card>
  );
}
