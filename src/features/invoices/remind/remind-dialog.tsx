import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { shortNumber } from '@/domain/core/record-number';
import type { Invoice } from '@/domain/invoices/invoice';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';
import { useReminding } from './use-reminding';

export type RemindDialogProps = {
  readonly invoices: readonly Invoice[];
  readonly onClose: () => void;
};

/** Reminds clients of unpaid invoices: says first who gets which mail and who gets none, then what was mailed. */
export function RemindDialog({ invoices, onClose }: RemindDialogProps) {
  const { country } = useFormat();
  // The invoices as they were: a reminder changes the ones of the screen.
  const [asked] = useState(invoices);
  const { preview, results, isRunning, problem, send } = useReminding(asked);
  const going = (preview ?? []).filter((one) => one.problem === '');
  const isOver = !isRunning && going.every(({ id }) => results.some((one) => one.id === id));
  const noteOf = (id: string) => {
    const result = results.find((one) => one.id === id);
    if (result) return result.problem || `Mailed to ${result.to}`;
    const wanted = preview?.find((one) => one.id === id);
    return wanted ? wanted.problem || `To ${wanted.to}` : '';
  };
  const [shown] = going;
  return (
    <FormDialog
      open
      title={asked.length === 1 ? 'Send reminder' : 'Send reminders'}
      onClose={onClose}
      actions={
        <>
          <Button variant={preview && isOver ? 'contained' : 'outlined'} onClick={onClose}>
            {preview && isOver ? 'Close' : 'Cancel'}
          </Button>
          {preview && !isOver && (
            <Button variant="contained" disabled={isRunning} onClick={() => void send()}>
              Send {plural(going.length, 'reminder', country)}
            </Button>
          )}
        </>
      }
    >
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {preview === null && problem === null && <ListSkeleton rows={2} />}
      {isRunning && <ProgressWithCounts label="Mailing" done={results.length} total={going.length} />}
      {preview && (
        <Box component="ul" aria-label="Reminders" sx={list}>
          {asked.map((invoice) => (
            <li key={invoice.uuid}>
              <span dir="auto">
                {shortNumber(invoice)} {invoice.title} <small>{invoice.customerName}</small>
              </span>
              <small className="note">{noteOf(invoice.uuid)}</small>
            </li>
          ))}
        </Box>
      )}
      {shown && results.length === 0 && (
        <Box role="group" aria-label="Preview" sx={mail}>
          <Typography sx={{ fontWeight: 600 }}>{shown.subject}</Typography>
          <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{shown.text}</Typography>
        </Box>
      )}
    </FormDialog>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& small': { color: 'text.secondary', fontSize: '0.75rem' },
  '& .note': { color: 'text.primary' },
} as const;

const mail = { bgcolor: 'action.hover', borderRadius: '10px', p: 2, overflowWrap: 'anywhere' } as const;
