import Typography from '@mui/material/Typography';

import { subscriptionLabel } from '@/domain/menus';
import type { SessionUser } from '@/domain/session';
import { Card } from '@/shared/ui/card';
import { DateText } from '@/shared/ui/date-text';
import { Fact, Facts } from '@/shared/ui/facts';

export type SubscriptionCardProps = {
  readonly user: Pick<SessionUser, 'tier' | 'userPaid' | 'userSubscriptionEnd'>;
};

/** The plan this person works under. */
export function SubscriptionCard({ user }: SubscriptionCardProps) {
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">Subscription</Typography>
      <Facts labelWidth={128}>
        <Fact label="Plan">{user.tier}</Fact>
        <Fact label="State">{user.userPaid ? subscriptionLabel(user).label : 'Basic use is free'}</Fact>
        {user.userPaid && user.userSubscriptionEnd !== null && (
          <Fact label="Runs until">
            <DateText at={user.userSubscriptionEnd} kind="day" />
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
