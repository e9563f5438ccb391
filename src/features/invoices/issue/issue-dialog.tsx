import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { chooseIssuable, issueWords } from '@/domain/invoices/issue/issue-batch';
import type { Invoice } from '@/domain/invoices/invoice';
import { dayOf } from '@/domain/time/time';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';
import { totalText } from '../list/invoice-texts';
import { useIssuing } from './use-issuing';
import type { Issued } from './use-issuing';

export type IssueDialogProps = {
  readonly invoices: readonly Invoice[];
  readonly onClose: () => void;
};

/** Issues drafts: says first which can be and what stops the others, then the number that each got, or why it has none. */
export function IssueDialog({ invoices, onClose }: IssueDialogProps) {
  const formats = useFormat();
  const { currency, country, zone } = formats;
  const today = dayOf(useNow(), zone);
  // The drafts as they were: issuing changes the ones of the screen.
  const [drafts] = useState(() => invoices.filter(({ number }) => number === null));
  const { isRunning, results, problem, issue } = useIssuing();
  const choice = chooseIssuable(drafts, () => ({ today, currency, hasCustomer: true }));
  const resultOf = ({ uuid }: Invoice) => results.find(({ id }) => id === uuid);
  const waiting = choice.ready.filter((draft) => !resultOf(draft));
  const isOver = waiting.length === 0 && !isRunning;
  const noteOf = (draft: Invoice) => {
    const result = resultOf(draft);
    if (result) return result.problem || issuedText(result);
    const refused = choice.refused.find(({ invoice }) => invoice.uuid === draft.uuid);
    return refused?.text ?? '';
  };
  return (
    <FormDialog
      open
      title={drafts.length === 1 ? 'Issue invoice' : 'Issue invoices'}
      onClose={onClose}
      actions={
        <>
          <Button variant={isOver ? 'contained' : 'outlined'} onClick={onClose}>
            {isOver ? 'Close' : 'Cancel'}
          </Button>
          {!isOver && (
            <>
              <Button variant="outlined" disabled={isRunning} onClick={() => void issue(waiting, false)}>
                Issue {plural(waiting.length, 'invoice', country)}
              </Button>
              <Button variant="contained" disabled={isRunning} onClick={() => void issue(waiting, true)}>
                Issue and send
              </Button>
            </>
          )}
        </>
      }
    >
      <Typography>{issueWords(choice)}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Each gets its number and its due day. Its lines and sums never change afterwards. Those that are sent
        go to their client’s e-mail address, with the PDF and the link to their page.
      </Typography>
      {isRunning && <ProgressWithCounts label="Issuing" done={results.length} total={choice.ready.length} />}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Box component="ul" aria-label="Invoices to issue" sx={list}>
        {drafts.map((draft) => (
          <li key={draft.uuid}>
            <span dir="auto">
              {draft.title} <small>{draft.customerName}</small>
            </span>
            <span className="tn">{totalText(draft, formats)}</span>
            <small className="note">{noteOf(draft)}</small>
          </li>
        ))}
      </Box>
    </FormDialog>
  );
}

function issuedText({ number, mailed }: Issued): string {
  return mailed === '' ? `Issued as ${number}` : `Issued as ${number}. ${mailed}`;
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 2,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& small': { color: 'text.secondary', fontSize: '0.75rem' },
  '& .note': { gridColumn: '1 / -1', color: 'text.primary' },
} as const;
