import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';

import { customerRef } from '@/data/customers/customers';
import { useLiveRecord } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { csvFileName, csvText } from '@/domain/format/csv-export';
import { statementPaper } from '@/domain/papers/statement-paper';
import { statementCells } from '@/domain/payments/figures/statement-file';
import { dayOf } from '@/domain/time/time';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { DayInput } from '@/shared/forms/fields/day-input';
import { saveCsv } from '@/shared/media/save-csv';
import { Icon } from '@/shared/ui/text/icon';

import { PaperDialog } from './paper-dialog';
import { StatementRows } from './statement-rows';
import { usePaperMaker } from './use-paper-maker';
import { useStatement } from './use-statement';

export type StatementDialogProps = {
  readonly customerId: string;
  readonly customerName: string;
  readonly onClose: () => void;
};

/** A customer's statement of account between two days: on screen, as a PDF and as a CSV file. */
export function StatementDialog({ customerId, customerName, onClose }: StatementDialogProps) {
  const viewer = useViewer();
  const formats = useFormat();
  const now = useNow();
  const today = dayOf(now, formats.zone);
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [until, setUntil] = useState(today);
  const { business, write, isLoading } = usePaperMaker();
  const customer = useLiveRecord(may(viewer, 'customers:view') ? customerRef(customerId) : null);
  const { currency, country } = formats;
  const { account, refusal, note } = useStatement(customerId, { from, until, today, currency });
  const isSpan = from !== '' && until !== '' && from <= until;
  const isKnown = account !== null && isSpan && !isLoading && customer.status !== 'loading';
  const name = customer.record?.name ?? customerName;
  const saveFile = () => {
    if (account === null) return;
    const cells = statementCells(account.statement, { from, until, country });
    saveCsv(csvFileName(`Statement ${name}`, until), csvText(cells));
  };
  return (
    <PaperDialog
      title="Statement of account"
      paper={
        isKnown
          ? statementPaper({
              ...{ from, until, today, business, now, write },
              client: { name, address: customer.record ? write.address(customer.record) : '' },
              statement: account.statement,
              ages: account.ages,
            })
          : null
      }
      refusal={refusal}
      width="large"
      more={
        <Button
          disabled={!isKnown || refusal !== null}
          startIcon={<Icon of={FileSpreadsheet} size={18} />}
          onClick={saveFile}
        >
          CSV
        </Button>
      }
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {name}: invoices, credit notes and payments between two days. {note}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ '& > *': { flex: 1 } }}>
        <DayInput label="First day" value={from} onChange={setFrom} />
        <DayInput label="Last day" value={until} onChange={setUntil} />
      </Stack>
      {!isSpan && (
        <Alert severity="info" role="status">
          Choose a first and a last day, in this order.
        </Alert>
      )}
      {refusal !== null && <Alert severity="warning">{refusal}</Alert>}
      {isKnown && refusal === null && (
        <>
          <StatementRows {...{ from, until, statement: account.statement }} />
          {account.overdue.count > 0 && (
            <Typography sx={{ color: 'warning.main', fontWeight: 600 }}>
              {formatMoney(account.overdue.cents, formats)} overdue today on{' '}
              {plural(account.overdue.count, 'invoice', country)}
            </Typography>
          )}
        </>
      )}
    </PaperDialog>
  );
}
