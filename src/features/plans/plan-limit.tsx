import Alert from '@mui/material/Alert';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useUsage } from '@/data/plans/plan';
import { useUser } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { limitOf, limitText, limitUse, wallText } from '@/domain/plans/plan-limits';
import type { LimitKind, LimitUse } from '@/domain/plans/plan-limits';
import { FREE_TIER } from '@/domain/plans/tiers';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';

/** The use of one of the plan's limits, for creators of new items; read only when `isAsked`. */
export function usePlanUse(
  kind: 'openWork' | 'links',
  isAsked = true,
): {
  readonly used: number;
  readonly limit: number | null;
  readonly use: LimitUse;
} {
  const { tier } = useUser();
  const limit = isAsked ? limitOf(tier, kind) : null;
  const { openWork, links } = useUsage(limit !== null);
  const now = useNow();
  const used = kind === 'openWork' ? openWork : links.filter(({ until }) => until > now).length;
  return { used, limit, use: limitUse(used, limit) };
}

export type PlanLimitProps = {
  readonly kind: LimitKind;
  readonly used: number;
  readonly limit: number | null;
};

/** The use of a limit: a line near the limit, a sentence with a link to upgrade at the limit, nothing far from it. */
export function PlanLimit({ kind, used, limit }: PlanLimitProps) {
  const { country } = useFormat();
  const { tier } = useUser();
  const use = limitUse(used, limit);
  if (limit === null || use === 'quiet') return null;
  const wayUp = <WayUp kind={kind} isFree={tier === FREE_TIER} />;
  if (use === 'near')
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        <span className="tn">{limitText(kind, used, limit, country)}</span> of your plan. {wayUp}
      </Typography>
    );
  return (
    <Alert severity="warning" role="alert">
      <span className="tn">{limitText(kind, used, limit, country)}</span>: the limit of your plan is reached.{' '}
      {wallText(kind)} {wayUp}
    </Alert>
  );
}

/** A link to more room; a paid plan only has more room for people. */
function WayUp({ kind, isFree }: { readonly kind: LimitKind; readonly isFree: boolean }) {
  if (!isFree && kind !== 'people') return null;
  return (
    <TextLink component={Link} to={isFree ? paths.preOrderUpgrade : `${paths.account}?tab=subscription`}>
      {isFree ? 'See what Pro holds' : 'Pay for more people'}
    </TextLink>
  );
}
