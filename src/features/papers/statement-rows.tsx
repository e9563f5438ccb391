import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { signedMoney } from '@/domain/papers/priced-row';
import type { Statement } from '@/domain/payments/figures/statement';
import type { Day } from '@/domain/time/time';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';

export type StatementRowsProps = {
  readonly statement: Statement;
  readonly from: Day;
  readonly until: Day;
};

/** A statement as a table: what was owed before, each charge and credit, and what is owed after it. */
export function StatementRows({ statement, from, until }: StatementRowsProps) {
  const formats = useFormat();
  const now = useNow();
  const amount = (cents: number) => signedMoney(cents, { money: (some) => formatMoney(some, formats) });
  const bound = (day: Day, text: string, balance: number) => (
    <TableRow sx={{ '& td': { fontWeight: 600 } }}>
      <TableCell className="tn">{formatDay(day, formats, now)}</TableCell>
      <TableCell colSpan={2}>{text}</TableCell>
      <TableCell align="right" className="tn">
        {amount(balance)}
      </TableCell>
    </TableRow>
  );
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Account" sx={{ maxHeight: 400 }}>
      <Table size="small" stickyHeader sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Date</TableCell>
            <TableCell>What</TableCell>
            <TableCell align="right">Amount</TableCell>
            <TableCell align="right">Balance</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bound(from, 'Balance before', statement.opening)}
          {statement.rows.map(({ day, text, charge, credit, balance }, at) => (
            <TableRow key={at}>
              <TableCell className="tn">{formatDay(day, formats, now)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{text}</TableCell>
              <TableCell align="right" className="tn">
                {amount(charge - credit)}
              </TableCell>
              <TableCell align="right" className="tn">
                {amount(balance)}
              </TableCell>
            </TableRow>
          ))}
          {bound(until, 'Balance', statement.closing)}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
