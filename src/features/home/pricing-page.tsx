import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { TIERS } from '@/domain/tiers';
import type { TierTerms } from '@/domain/tiers';
import { SUPPORT_EMAIL } from '@/domain/product';
import { formatMoney } from '@/shared/format/money';
import { Facts, Fact } from '@/shared/ui/facts';

const limit = (count: number | null) => (count === null ? 'No limit' : count.toLocaleString('en-US'));

function people(tier: TierTerms): string {
  if (tier.employees === null) return 'No limit';
  const further = tier.furtherPerson === null ? '' : `, then ${formatMoney(tier.furtherPerson)} each`;
  return `Owner and ${tier.employees}${further}`;
}

/** /pricing: what each tier costs and holds, straight from the table the limits are checked by. */
export function PricingPage() {
  return (
    <Box sx={{ maxWidth: 1200, marginInline: 'auto', padding: { xs: '32px 16px', md: '64px 32px' } }}>
      <Typography variant="display" component="h1">
        Prices
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ color: 'text.secondary', marginBlock: 2, maxWidth: 640 }}
      >
        Permissions, history, export and work without signal are in every plan. Over a limit nothing is hidden
        or deleted: what is open can be finished, only new items wait.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' }, marginTop: 4 }}>
        {TIERS.map((tier) => (
          <Box
            component="section"
            key={tier.name}
            aria-label={tier.name}
            sx={{
              border: 1,
              borderColor: 'divider',
              borderRadius: '10px',
              bgcolor: 'background.paper',
              padding: 3,
            }}
          >
            <Typography variant="h2">{tier.name}</Typography>
            <Typography variant="h5" component="p" className="tn">
              {formatMoney(tier.monthly, 'USD', { whole: true })}
              <Typography component="span" variant="body1" sx={{ color: 'text.secondary' }}>
                {' '}
                a month
              </Typography>
            </Typography>
            <Typography sx={{ color: 'text.secondary', minHeight: 40 }}>
              {tier.yearly ? `or ${formatMoney(tier.yearly, 'USD', { whole: true })} a year` : ''}
              {tier.trialDays ? `, ${tier.trialDays} days on trial` : ''}
            </Typography>
            <Facts>
              <Fact label="People">{people(tier)}</Fact>
              <Fact label="Customers">No limit</Fact>
              <Fact label="Open jobs and trackers">{limit(tier.openJobsAndTrackers)}</Fact>
              <Fact label="Estimates and invoices a month">{limit(tier.sentPapersAMonth)}</Fact>
              <Fact label="Tracking links">{limit(tier.activeLinks)}</Fact>
              <Fact label="Rows in a CSV import">{limit(tier.importRows)}</Fact>
            </Facts>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, marginTop: 4, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" size="large" component={Link} to={paths.register}>
          Sign Up
        </Button>
        <Typography sx={{ color: 'text.secondary' }}>
          To change your plan, write to <TextLink href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</TextLink>.
        </Typography>
      </Box>
    </Box>
  );
}
