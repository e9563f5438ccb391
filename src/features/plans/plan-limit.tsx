import Alert from '@mui/material/Alert';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useOpenWork } from '@/data/plan';
import { useUser } from '@/data/session/use-session';
import { paths } from '@/domain/paths';
import { limitOf, limitText, limitUse, wallText } from '@/domain/plan-limits';
import type { LimitKind, LimitUse } from '@/domain/plan-limits';

/** How far the plan's open jobs and trackers are used, for whoever makes new ones. */
export function useOpenWorkLimit(): {
  readonly used: number;
  readonly limit: number | null;
  readonly use: LimitUse;
} {
  const { tier } = useUser();
  const limit = limitOf(tier, 'openWork');
  const used = useOpenWork(limit !== null) ?? 0;
  return { used, limit, use: limitUse(used, limit) };
}

export type PlanLimitProps = {
  readonly kind: LimitKind;
  readonly used: number;
  readonly limit: number | null;
};

/** The use of a limit: a line before the wall, a sentence with the way up at the wall, nothing far from it. */
export function PlanLimit({ kind, used, limit }: PlanLimitProps) {
  const use = limitUse(used, limit);
  if (limit === null || use === 'quiet') return null;
  const wayUp = (
    <TextLink component={Link} to={paths.preOrderUpgrade}>
      See what Pro holds
    </TextLink>
  );
  if (use === 'near')
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        <span className="tn">{limitText(kind, used, limit)}</span> of your plan. {wayUp}
      </Typography>
    );
  return (
    <Alert severity="warning" role="alert">
      <span className="tn">{limitText(kind, used, limit)}</span>: the limit of your plan is reached.{' '}
      {wallText(kind)} {wayUp}
    </Alert>
  );
}
