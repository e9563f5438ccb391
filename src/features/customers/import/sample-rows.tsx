import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { PlannedRow } from '@/domain/import/plan';
import { formatAddress } from '@/shared/format/address';
import { formatPhone } from '@/shared/format/phone';

const SHOWN = 20;

const ACTION_LABELS: Readonly<Record<PlannedRow['action'], string>> = {
  create: 'New',
  update: 'Updated',
  skip: 'Skipped',
  refuse: 'To mend',
};

export type SampleRowsProps = { readonly plan: readonly PlannedRow[] };

/** The first rows as customers, to see that the columns went to the right places. */
export function SampleRows({ plan }: SampleRowsProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="First rows of the file">
      <Table size="small">
        <caption>The first {Math.min(SHOWN, plan.length)} rows as they will be saved</caption>
        <TableHead>
          <TableRow>
            <TableCell>Row</TableCell>
            <TableCell>Name</TableCell>
            <TableCell>Phone</TableCell>
            <TableCell>E-mail</TableCell>
            <TableCell>Address</TableCell>
            <TableCell>What happens</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {plan.slice(0, SHOWN).map((row) => (
            <TableRow key={row.draft.row}>
              <TableCell className="tn">{row.draft.row}</TableCell>
              <TableCell>{row.draft.fields.name}</TableCell>
              <TableCell>{formatPhone(row.draft.fields.phone)}</TableCell>
              <TableCell>{row.draft.fields.email}</TableCell>
              <TableCell>{formatAddress(row.draft.fields)}</TableCell>
              <TableCell>
                {'reason' in row ? `${ACTION_LABELS[row.action]}: ${row.reason}` : ACTION_LABELS[row.action]}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
