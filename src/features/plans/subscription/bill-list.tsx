import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useBills } from '@/data/plans/plan';
import type { Bill } from '@/domain/plans/entitlement';
import { formatMoney } from '@/shared/format/money';
import { Card } from '@/shared/ui/page/card';
import { DateText } from '@/shared/ui/text/date-text';
import { ErrorLine } from '@/shared/ui/states/error-line';
import { useFormat } from '@/shared/format/format-context';
import { PLAN_CURRENCY } from '@/domain/plans/plan-price';

/** Joblane's own bills, newest first. */
export function BillList() {
  const { record, status, error, retry } = useBills();
  const bills = record?.bills ?? [];
  if (status === 'loading') return null;
  return (
    <Card sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="bills">
        Invoices
      </Typography>
      {status === 'error' && <ErrorLine text={error?.message ?? ''} onRetry={retry} />}
      {status !== 'error' && bills.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          There are none yet. The first comes with the first payment.
        </Typography>
      )}
      {bills.length > 0 && (
        <Box component="ul" aria-labelledby="bills" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {bills.map((bill) => (
            <BillRow key={bill.id} bill={bill} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function BillRow({ bill }: { readonly bill: Bill }) {
  const { country } = useFormat();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        minHeight: 44,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 160px' }}>
        <DateText at={bill.at} kind="day" />
      </Box>
      <Box sx={{ flex: '1 1 120px', color: 'text.secondary' }}>
        {bill.link === '' ? (
          bill.number
        ) : (
          <TextLink href={bill.link} target="_blank" rel="noopener">
            {bill.number || 'Open'}
          </TextLink>
        )}
      </Box>
      <span>{bill.state}</span>
      <Box className="tn" sx={{ minWidth: 96, textAlign: 'right' }}>
        {formatMoney(bill.amount, { currency: PLAN_CURRENCY, country })}
      </Box>
    </Box>
  );
}
