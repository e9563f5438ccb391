import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import { DEALER_TIER, FREE_TIER } from '@/domain/plans/tiers';
import type { TierTerms } from '@/domain/plans/tiers';
import type { PlanChoice } from '@/domain/plans/plan-choice';
import { useFormat } from '@/shared/format/format-context';
import { SiteLink } from '@/shared/navigation/navigation';
import { Icon } from '@/shared/ui/text/icon';
import { PriceText } from '../price-text';
import { TIER_FEATURES } from './tier-features';

const ABOUT: Readonly<Record<string, string>> = {
  [FREE_TIER]: 'For one person, alone or with a helper or two. It stays free.',
  [DEALER_TIER]:
    'For roofing dealers: own price list for members, dealer leads, members compared. We set a company up as a dealer; write to us.',
};

/** A business has one trial: offered, used, or irrelevant for one that pays. */
export type TrialPromise = 'offered' | 'used' | 'none';

const aboutPro = (days: number, trial: TrialPromise): string =>
  [
    'Everything without limits, for crews that grow.',
    trial === 'offered' && `${days} days on trial before the first payment.`,
    trial === 'used' && 'You had the trial, so the first payment is due when you order.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');

export type TierCardProps = {
  readonly terms: TierTerms;
  readonly choice: PlanChoice;
  readonly trial: TrialPromise;
  readonly action: {
    readonly label: string;
    readonly to: string;
    readonly isMain: boolean;
    readonly onGo?: () => void;
  };
};

/** One tier with the price for the chosen team and what it contains. */
export function TierCard({ terms, choice, trial, action }: TierCardProps) {
  const about = ABOUT[terms.name] ?? aboutPro(terms.trialDays, trial);
  return (
    <Box
      component="section"
      aria-label={terms.name}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        border: 1,
        borderColor: action.isMain ? 'primary.main' : 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        padding: 3,
      }}
    >
      <Typography variant="h2">{terms.name}</Typography>
      <PriceText terms={terms} choice={choice} />
      <Typography sx={{ color: 'text.secondary', minHeight: { md: '5rem' }, marginBottom: 1 }}>
        {about}
      </Typography>
      <Button
        variant={action.isMain ? 'contained' : 'outlined'}
        onClick={action.onGo}
        component={action.to.startsWith('/') ? SiteLink : 'a'}
        {...(action.to.startsWith('/') ? { to: action.to } : { href: action.to })}
      >
        {action.label}
      </Button>
      <Contents terms={terms} />
    </Box>
  );
}

function Contents({ terms }: Pick<TierCardProps, 'terms'>) {
  const { country } = useFormat();
  const contents = TIER_FEATURES.flatMap(({ said }) => said(terms, country) ?? []);
  return (
    <Box component="ul" aria-label={`${terms.name} contains`} sx={contentsStyles}>
      {contents.map((content) => (
        <li key={content}>
          <Icon of={Check} size={18} />
          <span className="tn">{content}</span>
        </li>
      ))}
    </Box>
  );
}

const contentsStyles = {
  display: 'grid',
  gap: 1,
  mt: 1,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 1.5, lineHeight: '1.25rem' },
  '& svg': { flex: 'none', color: 'success.main' },
} as const;
