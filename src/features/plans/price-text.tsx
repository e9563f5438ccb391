import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PLAN_CURRENCY, priceOf } from '@/domain/plans/plan-price';
import type { TierTerms } from '@/domain/plans/tiers';
import { formatMoney } from '@/shared/format/money';
import type { PlanChoice } from '@/domain/plans/plan-choice';
import { useFormat } from '@/shared/format/format-context';

export type PriceTextProps = { readonly terms: TierTerms; readonly choice: PlanChoice };

/** "$44 a month" for a team, for a year with its monthly price; states when a tier is only sold monthly. */
export function PriceText({ terms, choice }: PriceTextProps) {
  const formats = { currency: PLAN_CURRENCY, country: useFormat().country };
  const interval = terms.yearly === null ? 'month' : choice.interval;
  const cents = priceOf(terms, choice.people, interval);
  if (cents === null)
    return (
      <Typography variant="h5" component="p">
        Not for {choice.people} people
      </Typography>
    );
  return (
    <Box>
      <Typography variant="h5" component="p" className="tn">
        {formatMoney(cents, formats, { whole: true })}
        <Typography component="span" variant="body1" sx={{ color: 'text.secondary' }}>
          {' '}
          a {interval}
        </Typography>
      </Typography>
      {interval === 'year' && cents > 0 && (
        <Typography className="tn" sx={{ color: 'text.secondary' }}>
          {formatMoney(Math.round(cents / 12), formats)} for each month
        </Typography>
      )}
    </Box>
  );
}
