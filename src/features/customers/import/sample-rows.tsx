import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatAddress } from '@/shared/format/address';
import { useFormat } from '@/shared/format/format-context';
import { formatPhone } from '@/shared/format/phone';
import { plural } from '@/shared/format/words';
import type { PreviewRow } from './preview';

const ACTION_LABELS: Readonly<Record<PreviewRow['action'], string>> = {
  create: 'New',
  update: 'Updated',
  join: 'Joined',
  skip: 'Skipped',
  refuse: 'To mend',
};

export type SampleRowsProps = { readonly rows: readonly PreviewRow[] };

/** The first rows as customers, to see that the columns went to the right places. */
export function SampleRows({ rows }: SampleRowsProps) {
  const { country } = useFormat();
  return (
    <TableContainer tabIndex={0} role="region" aria-label="First rows of the file">
      <Table size="small">
        <caption>The first {plural(rows.length, 'row')} as they will be saved</caption>
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
          {rows.map((row) => (
            <TableRow key={row.row}>
              <TableCell className="tn">{row.row}</TableCell>
              <TableCell>{row.name}</TableCell>
              <TableCell>{formatPhone(row.phone, country)}</TableCell>
              <TableCell>{row.email}</TableCell>
              <TableCell>{formatAddress(row)}</TableCell>
              <TableCell>{[ACTION_LABELS[row.action], row.reason].filter(Boolean).join(': ')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
