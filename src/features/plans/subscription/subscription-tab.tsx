import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useEntitlement } from '@/data/plans/plan';
import { useUser } from '@/data/session/use-session';
import { useRoster } from '@/data/session/use-settings';
import { endedAt, stateAt } from '@/domain/plans/entitlement';
import type { Entitlement, EntitlementState } from '@/domain/plans/entitlement';
import { paths } from '@/domain/navigation/paths';
import { limitOf, limitText } from '@/domain/plans/plan-limits';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { Card } from '@/shared/ui/page/card';
import { DateText } from '@/shared/ui/text/date-text';
import { Fact, Facts } from '@/shared/ui/record/facts';
import { PageSkeleton } from '@/shared/ui/states/page-skeleton';
import { usePlanUse } from '../plan-limit';
import { BillList } from './bill-list';
import { PaymentDue } from './payment-due';
import { ManagePlan } from './manage-plan';
import { STATE_WORDS } from './state-words';

/** The plan of the business: state, dates, people, and for its administrators the changes. */
export function SubscriptionTab() {
  const user = useUser();
  const { entitlement, status } = useEntitlement();
  const { people } = useRoster();
  const now = useNow(60_000);
  const state = stateAt(entitlement, now);
  if (status === 'loading') return <PageSkeleton />;
  const isRunning = state !== 'free' && state !== 'lapsed';
  const inTeam = Math.max(1, people.filter(({ active }) => active).length);
  const places = limitOf(user.tier, 'people', entitlement.seats);
  return (
    <>
      <Card sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2">Subscription</Typography>
        <Facts labelWidth={128}>
          <Fact label="Plan">{user.tier}</Fact>
          <Fact label="State">{STATE_WORDS[state].label}</Fact>
          <Dates entitlement={entitlement} state={state} now={now} />
          <Fact label="People">
            <span className="tn">
              {inTeam} of {places ?? 'any number'}
            </span>
          </Fact>
          <Use label="Open work" kind="openWork" />
          <Use label="Links" kind="links" />
          {isRunning && (
            <Fact label="Paid">{entitlement.interval === 'year' ? 'by the year' : 'by the month'}</Fact>
          )}
        </Facts>
        {state === 'past due' ? (
          <PaymentDue canPay={user.isAdmin} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{STATE_WORDS[state].text}</Typography>
        )}
        {places !== null && inTeam > places && user.isCompanyAdmin && (
          <Typography>
            More people than places:{' '}
            <TextLink component={Link} to={paths.manageEmployees}>
              choose who stays
            </TextLink>
            . Until then everybody can go on.
          </Typography>
        )}
        {!isRunning && user.isAdmin && (
          <Box>
            <Button variant="contained" component={Link} to={paths.preOrderUpgrade}>
              Activate Pro
            </Button>
          </Box>
        )}
        {!user.isAdmin && (
          <Typography sx={{ color: 'text.secondary' }}>
            Your company’s administrators take care of it.
          </Typography>
        )}
      </Card>
      {isRunning && user.isAdmin && (
        <ManagePlan key={entitlement.eventId} entitlement={entitlement} isEnding={state === 'cancelled'} />
      )}
      {user.isAdmin && entitlement.state !== 'free' && <BillList />}
    </>
  );
}

function Use({ label, kind }: { readonly label: string; readonly kind: 'openWork' | 'links' }) {
  const { country } = useFormat();
  const { used, limit } = usePlanUse(kind);
  if (limit === null) return null;
  return (
    <Fact label={label}>
      <span className="tn">{limitText(kind, used, limit, country)}</span>
    </Fact>
  );
}

type DatesProps = {
  readonly entitlement: Entitlement;
  readonly state: EntitlementState;
  readonly now: number;
};

function Dates({ entitlement, state, now }: DatesProps) {
  const { startedAt, trialEnd, periodEnd, endsAt } = entitlement;
  return (
    <>
      {startedAt !== null && (
        <Fact label="Since">
          <DateText at={startedAt} kind="day" />
        </Fact>
      )}
      {state === 'trial' && (
        <Fact label="Trial until">
          <DateText at={trialEnd} kind="day" />
        </Fact>
      )}
      {state === 'active' && (
        <Fact label="Renews on">
          <DateText at={periodEnd} kind="day" />
        </Fact>
      )}
      {(state === 'cancelled' || state === 'past due') && (
        <Fact label="Runs until">
          <DateText at={endsAt} kind="day" />
        </Fact>
      )}
      {state === 'lapsed' && (
        <Fact label="Ended on">
          <DateText at={endedAt(entitlement, now)} kind="day" />
        </Fact>
      )}
    </>
  );
}
