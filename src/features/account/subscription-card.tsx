import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { subscriptionLabel } from '@/domain/navigation/menus';
import { paths } from '@/domain/navigation/paths';
import type { SessionUser } from '@/domain/session/session';
import { Card } from '@/shared/ui/page/card';
import { Fact, Facts } from '@/shared/ui/record/facts';

export type SubscriptionCardProps = {
  readonly user: Pick<SessionUser, 'tier' | 'userPaid'>;
};

/** The user's plan, with a link to its details. */
export function SubscriptionCard({ user }: SubscriptionCardProps) {
  return (
    <Card sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2">Subscription</Typography>
      <Facts labelWidth={128}>
        <Fact label="Plan">{user.tier}</Fact>
        <Fact label="State">{user.userPaid ? subscriptionLabel(user).label : 'Basic use is free'}</Fact>
      </Facts>
      <Button variant="outlined" component={Link} to={`${paths.account}?tab=subscription`}>
        Dates, people and invoices
      </Button>
    </Card>
  );
}
