import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { chooseIssuable, issueWords, paperNoun } from '@/domain/invoices/issue/issue-batch';
import type { Invoice } from '@/domain/invoices/invoice';
import { paths } from '@/domain/navigation/paths';
import { dayOf } from '@/domain/time/time';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { FormDialog } from '@/shared/ui/dialogs/form-dialog';
import { ProgressWithCounts } from '@/shared/ui/states/progress-with-counts';
import { sumOf, totalText } from '../list/invoice-texts';
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
  const [one, many] = paperNoun(drafts);
  const resultOf = ({ uuid }: Invoice) => results.find(({ id }) => id === uuid);
  const waiting = choice.ready.filter((draft) => !resultOf(draft)?.number);
  const issued = results.filter(({ number }) => number !== '').length;
  const isTriedAll = !isRunning && results.length > 0 && results.length === choice.ready.length;
  const isOver = waiting.length === 0 && !isRunning;
  const problemOf = (draft: Invoice) =>
    resultOf(draft)?.problem ?? choice.refused.find(({ invoice }) => invoice.uuid === draft.uuid)?.text ?? '';
  return (
    <FormDialog
      open
      title={`Issue ${drafts.length === 1 ? one : many}`}
      onClose={onClose}
      actions={
        <>
          <Button variant={isOver ? 'contained' : 'outlined'} onClick={onClose}>
            {results.length > 0 || isOver ? 'Close' : 'Cancel'}
          </Button>
          {!isOver && (
            <>
              <Button variant="outlined" disabled={isRunning} onClick={() => void issue(waiting, false)}>
                {isTriedAll ? 'Try again' : `Issue ${plural(waiting.length, [one, many], country)}`}
              </Button>
              <Button variant="contained" disabled={isRunning} onClick={() => void issue(waiting, true)}>
                Issue and send
              </Button>
            </>
          )}
        </>
      }
    >
      <Typography>
        {issueWords(choice)}
        {choice.ready.length > 1 && ` In all ${formatMoney(sumOf(choice.ready), formats)}.`}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{effectOf(drafts)}</Typography>
      {isRunning && <ProgressWithCounts label="Issuing" done={results.length} total={choice.ready.length} />}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {isTriedAll && issued < drafts.length && (
        <Alert severity="warning">
          {issued} of {drafts.length} issued. Open each of the others, change what its sentence says, and
          issue it then.
        </Alert>
      )}
      <Box component="ul" aria-label="To issue" sx={list}>
        {drafts.map((draft) => (
          <IssueRow key={draft.uuid} draft={draft} result={resultOf(draft)} problem={problemOf(draft)} />
        ))}
      </Box>
    </FormDialog>
  );
}

type IssueRowProps = {
  readonly draft: Invoice;
  readonly result: Issued | undefined;
  /** Why it is not issued; '' for nothing. */
  readonly problem: string;
};

/** A document of the batch with its total and what became of it; its title opens it, so that it can be completed. */
function IssueRow({ draft, result, problem }: IssueRowProps) {
  const formats = useFormat();
  const { uuid, title, customerName } = draft;
  return (
    <li>
      <span dir="auto">
        <Link component={RouterLink} to={paths.invoice(uuid)}>
          {title}
        </Link>{' '}
        <small>{customerName}</small>
      </span>
      <span className="tn">{totalText(draft, formats)}</span>
      <small className="note">{result?.number ? issuedText(result) : problem}</small>
    </li>
  );
}

function issuedText({ number, mailed }: Issued): string {
  return mailed === '' ? `Issued as ${number}` : `Issued as ${number}. ${mailed}`;
}

function effectOf(drafts: readonly Invoice[]): string {
  const kept =
    'Lines and sums never change afterwards. What is sent goes to the client’s e-mail address, with the PDF and the link to their page.';
  if (drafts.every(({ kind }) => kind === 'Credit note'))
    return `Each gets its number, and less is owed on its invoice. ${kept}`;
  return `Each gets its number, and each invoice its due day. ${kept}`;
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
