import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { clientBalance } from '@/domain/tracking/client-balance';
import type { ClientBalance } from '@/domain/tracking/client-balance';
import type { MoneyCopy } from '@/domain/tracking/money-copy';
import type { Day } from '@/domain/time/time';
import type { Formats } from '@/domain/format/formats';
import { formatDay } from '@/shared/format/dates';
import { useFormat } from '@/shared/format/format-context';
import { formatMoney } from '@/shared/format/money';
import { cardSx, WIDE } from '../progress-styles';
import { AmountList } from './amount-list';
import { heldWords, PAYER_WORDS } from './invoice-words';

export type BalanceHeadProps = {
  readonly money: MoneyCopy;
  /** The business's day. */
  readonly today: Day;
  readonly now: number;
};

/** The one figure that the client has to pay, until when, and what others pay or is not due yet. */
export function BalanceHead({ money, today, now }: BalanceHeadProps) {
  const device = useFormat();
  const balance = clientBalance(money, today);
  const formats = balance.currency === '' ? device : { ...device, currency: balance.currency };
  const write = (cents: number) => formatMoney(cents, formats);
  const rows = [
    { label: PAYER_WORDS.Insurance, cents: balance.insurance },
    { label: PAYER_WORDS.Finance, cents: balance.finance },
    { label: heldWords('Depreciation'), cents: balance.depreciation },
    { label: heldWords('Retainage'), cents: balance.retainage },
    { label: 'Payments on their way', cents: balance.pending },
    { label: 'Your credit, which pays your next invoice', cents: money.credit },
  ].filter(({ cents }) => cents > 0);
  return (
    <>
      <Typography variant="h1" sx={{ pt: 3, pb: 2, fontWeight: 650, letterSpacing: '-.019em' }}>
        Your balance
      </Typography>
      <Box
        sx={{
          ...cardSx,
          mb: 2,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1,
          [WIDE]: wide,
        }}
      >
        <div>
          <Typography component="p" className="tn" sx={figure}>
            {write(balance.due)}
          </Typography>
          <Typography component="p" sx={{ color: balance.late > 0 ? 'attention.main' : 'text.secondary' }}>
            {whenDue(balance, formats, now)}
          </Typography>
        </div>
        {rows.length > 0 && (
          <AmountList
            label="Besides"
            rows={rows.map(({ label, cents }) => ({ label, value: write(cents) }))}
          />
        )}
      </Box>
    </>
  );
}

/** When the client has to pay, as a sentence. */
function whenDue({ due, late, dueOn }: ClientBalance, formats: Formats, now: number): string {
  if (due === 0) return 'Nothing is due from you now.';
  if (dueOn === '') return 'Due now.';
  const day = formatDay(dueOn, formats, now);
  if (late === 0) return `Due ${day}.`;
  return late === due ? `Was due ${day}.` : `${formatMoney(late, formats)} of it was due ${day}.`;
}

const figure = {
  fontSize: '2.5rem',
  lineHeight: '3rem',
  fontWeight: 650,
  letterSpacing: '-.024em',
  overflowWrap: 'anywhere',
} as const;
const wide = {
  p: '32px',
  mb: 3,
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
} as const;
