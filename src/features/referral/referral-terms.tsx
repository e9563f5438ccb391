import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { SUPPORT_EMAIL } from '@/domain/core/product';
import { REFERRAL_CREDIT, REFERRAL_DAYS } from '@/domain/referral/referral';
import { formatMoney } from '@/shared/format/money';
import { Card } from '@/shared/ui/page/card';
import { useFormat } from '@/shared/format/format-context';
import { PLAN_CURRENCY } from '@/domain/plans/plan-price';

/** The terms in plain words. */
export function ReferralTerms() {
  const { country } = useFormat();
  const month = formatMoney(REFERRAL_CREDIT, { currency: PLAN_CURRENCY, country });
  return (
    <Card>
      <Typography variant="h2">How it works</Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, paddingInlineStart: 3, '& li + li': { mt: 0.5 } }}>
        <li>
          A person signs up by your link. You see their first name and initial, they see nothing of you.
        </li>
        <li>When their business gets its first paid plan, you earn {month}: one month of Pro.</li>
        <li>Each business counts once, and each person can come by one invitation only.</li>
        <li>It is for accounts of the last {REFERRAL_DAYS} days, not for your own business or address.</li>
        <li>
          To have credit taken off your bill, write to{' '}
          <Link href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</Link>.
        </li>
      </Box>
    </Card>
  );
}
