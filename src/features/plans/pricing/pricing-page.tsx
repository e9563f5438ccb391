import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSession } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { SUPPORT_EMAIL } from '@/domain/core/product';
import { tierOnSale } from '@/domain/plans/plan-price';
import { FREE_TIER, TIERS } from '@/domain/plans/tiers';
import type { TierTerms } from '@/domain/plans/tiers';
import { rememberForNewAccount } from '@/features/session/public';
import { ChoiceFields } from '../choice-fields';
import { choiceQuery, readChoice, upgradeAddress } from '@/domain/plans/plan-choice';
import type { PlanChoice } from '@/domain/plans/plan-choice';
import { TierCard } from './tier-card';
import type { TrialPromise } from './tier-card';
import { TIER_FEATURES } from './tier-features';
import { useFormat } from '@/shared/format/format-context';
import { lazyOrNothing } from '@/shared/ui/states/lazy-or-nothing';
import { SiteLink, useSiteQuery } from '@/shared/navigation/navigation';
import type { SessionUser } from '@/domain/session/session';

// Visitors have no company, and none of the script that reads one.
const TeamSize = lazyOrNothing(async () => (await import('./team-size')).TeamSize);

/** /pricing: price and content of each tier for a team. Waits for nothing: the session only changes buttons. */
export function PricingPage() {
  const session = useSession();
  const { country } = useFormat();
  const user = session.state === 'signedIn' ? session.user : null;
  const [query, replaceQuery] = useSiteQuery();
  const [team, setTeam] = useState(1);
  const read = readChoice(query);
  const choice = query.has('people') ? read : { ...read, people: team };
  const onSale = tierOnSale(user?.louveRoofDealer ?? false);

  const actionOf = ({ name }: TierTerms) => {
    const isMain = name === onSale;
    if (name === FREE_TIER)
      return user
        ? { label: 'Dashboard', to: paths.dashboard, isMain }
        : { label: 'Sign Up', to: paths.register, isMain };
    if (!isMain) return { label: 'Write to us', to: `mailto:${SUPPORT_EMAIL}`, isMain };
    // A user who signs up for a plan continues to it once the account exists.
    if (!user) {
      const onGo = () => rememberForNewAccount(upgradeAddress(choice));
      return { label: `Start with ${name}`, to: paths.register, isMain, onGo };
    }
    return user.userPaid
      ? { label: 'Your subscription', to: `${paths.account}?tab=subscription`, isMain }
      : { label: `Activate ${name}`, to: upgradeAddress(choice), isMain };
  };

  const change = (next: PlanChoice) => replaceQuery(choiceQuery(next));

  return (
    <Box sx={{ maxWidth: 1200, marginInline: 'auto', padding: { xs: '32px 16px', md: '64px 32px' } }}>
      <Typography variant="display" component="h1">
        Prices
      </Typography>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ color: 'text.secondary', marginTop: 2, marginBottom: 4, maxWidth: 640 }}
      >
        Basic use is free. Over a limit nothing is hidden or deleted: what is open can be finished, only new
        items wait. The same holds when a subscription ends.
      </Typography>
      {user && user.companyUuid !== '' && <TeamSize onKnown={setTeam} />}
      <ChoiceFields choice={choice} onChange={change} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' }, marginBlock: 4 }}>
        {TIERS.map((terms) => (
          <TierCard
            key={terms.name}
            terms={terms}
            choice={choice}
            trial={trialOf(user)}
            action={actionOf(terms)}
          />
        ))}
      </Box>
      <Box component="section" aria-labelledby="compared" sx={comparedStyles}>
        <Typography variant="h5" component="h2" id="compared">
          Compared
        </Typography>
        <Box component="table" sx={tableStyles}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What</span>
              </th>
              {TIERS.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TIER_FEATURES.map((feature) => (
              <tr key={feature.name}>
                <th scope="row">{feature.name}</th>
                {TIERS.map((terms) => (
                  <td key={terms.name}>{feature.of(terms, country)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Typography sx={{ color: 'text.secondary', marginTop: 3 }}>
        Anything else? See the{' '}
        <TextLink component={SiteLink} to={`${paths.home}#questions`}>
          questions others ask
        </TextLink>{' '}
        or write to <TextLink href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</TextLink>.
      </Typography>
    </Box>
  );
}

/** Accounts store the end of their business's plan, also after it has ended. */
function trialOf(user: SessionUser | null): TrialPromise {
  if (user?.userPaid) return 'none';
  return user === null || user.userSubscriptionEnd === null ? 'offered' : 'used';
}

// A phone has no room for columns: the cards say the same, one below the other.
const comparedStyles = { display: { xs: 'none', md: 'block' } } as const;

const tableStyles = {
  width: '100%',
  marginTop: 1,
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: '12px',
    paddingInlineEnd: 2,
    verticalAlign: 'top',
    borderBottom: '1px solid',
    borderColor: 'divider',
    textAlign: 'left',
    fontWeight: 400,
  },
  '& th': { fontWeight: 500 },
} as const;
