import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { signedMoney } from '@/domain/papers/priced-row';
import { handedBy } from '@/domain/payments/handoff/handed-off';
import type { HandOffShape } from '@/domain/payments/handoff/handed-off';
import { paperSum, paymentSum } from '@/domain/payments/handoff/hand-off-sums';
import { formatCount } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import type { HeldRecords } from './held-in';

export type HandOffSumsProps = { readonly held: HeldRecords; readonly shape: HandOffShape };

/** How many records a hand-off holds and what they add up to, in the currency of the business. */
export function HandOffSums({ held, shape }: HandOffSumsProps) {
  const formats = useFormat();
  const { currency, country } = formats;
  const { invoices, credits, payments } = held;
  const takes = handedBy(shape);
  const money = (cents: number) => signedMoney(cents, { money: (some) => formatMoney(some, formats) });
  const rows = [
    ...(takes.papers
      ? [
          { name: 'Invoices', ...paperSum(invoices, currency) },
          { name: 'Credit notes', ...paperSum(credits, currency) },
        ]
      : []),
    ...(takes.payments ? [{ name: 'Payments, less refunds', ...paymentSum(payments, currency) }] : []),
  ];
  const others = [...invoices, ...credits, ...payments].some((one) => one.currency !== currency);
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Sums of the hand-off">
      <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>What</TableCell>
            <TableCell align="right">Count</TableCell>
            <TableCell align="right">Total</TableCell>
            <TableCell align="right">Tax</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, count, total, tax }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell align="right" className="tn">
                {formatCount(count, country)}
              </TableCell>
              <TableCell align="right" className="tn">
                {money(total)}
              </TableCell>
              <TableCell align="right" className="tn">
                {money(tax)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {others && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          Amounts in other currencies are in the files, but not in these sums.
        </Typography>
      )}
    </TableContainer>
  );
}
