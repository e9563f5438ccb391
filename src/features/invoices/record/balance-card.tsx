import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { daysOverdue } from '@/domain/invoices/due/overdue';
import { heldOf } from '@/domain/invoices/sums/invoice-sums';
import { payerParts } from '@/domain/invoices/sums/payer-parts';
import type { Invoice } from '@/domain/invoices/invoice';
import { dayOf } from '@/domain/time/time';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { useNow } from '@/shared/format/use-now';
import { TitledSection } from '@/shared/ui/page/titled-section';
import { AmountRows } from './amount-rows';
import { useInvoicePayments } from './use-invoice-payments';

/** What is still owed on an issued invoice: in all, by payer, held back, and how long it is overdue. */
export function BalanceCard({ invoice }: { readonly invoice: Invoice }) {
  const formats = useFormat();
  const now = useNow();
  const { rows } = useInvoicePayments(invoice);
  const { balance, pending, paid, credited, writtenOff, heldReason } = invoice;
  const days = daysOverdue(invoice, dayOf(now, formats.zone));
  const held = heldOf(invoice);
  const money = (cents: number) => formatMoney(cents, formats);
  const parts = [
    ...payerParts(invoice, rows).map((part) => ({
      label: part.open > 0 ? `Still due, ${part.payer}` : part.payer,
      text: part.open > 0 ? money(part.open) : 'Paid',
    })),
    { label: 'Paid', text: money(paid) },
    ...(pending === 0 ? [] : [{ label: 'On its way', text: money(pending) }]),
    ...(credited === 0 ? [] : [{ label: 'Credited', text: money(credited) }]),
    ...(writtenOff === 0 ? [] : [{ label: 'Written off', text: money(writtenOff) }]),
    ...(held === 0 ? [] : [{ label: `Held back, ${heldReason.toLowerCase()}`, text: money(held) }]),
  ];
  return (
    <TitledSection title="Balance">
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, mt: 1 }}>
        <Typography component="p" className="tn" sx={{ fontSize: '1.75rem', fontWeight: 600 }}>
          {money(balance)}
        </Typography>
        {days > 0 && (
          <Typography component="span" sx={{ color: 'attention.main', fontWeight: 500 }}>
            {plural(days, 'day', formats.country)} overdue
          </Typography>
        )}
      </Box>
      <AmountRows label="Parts of the balance" rows={parts} />
    </TitledSection>
  );
}
