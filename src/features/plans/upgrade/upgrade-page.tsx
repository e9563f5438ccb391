import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { useUser } from '@/data/session/use-session';
import { useRoster } from '@/data/session/use-settings';
import { paths } from '@/domain/navigation/paths';
import { tierOnSale } from '@/domain/plans/plan-price';
import { termsOf } from '@/domain/plans/tiers';
import { EmptyDone, EmptyPlan } from '@/shared/ui/states/empty-art';
import { joinList } from '@/shared/format/words';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { FORM_WIDTH } from '@/shared/ui/page/form-width';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { PageSkeleton } from '@/shared/ui/states/page-skeleton';
import { OrderForm } from './order-form';

/** /app/pre-order_upgrade: the checkout's first step, and its return address. */
export function UpgradePage() {
  const user = useUser();
  const [query] = useSearchParams();
  const outcome = query.get('checkout');
  const terms = termsOf(tierOnSale(user.louveRoofDealer));
  return (
    <PageFrame
      title={`Get ${terms.name}`}
      back={{ to: `${paths.account}?tab=subscription`, label: 'Subscription' }}
      maxWidth={FORM_WIDTH}
    >
      {user.userPaid ? (
        <Running tier={user.tier} isNew={outcome === 'paid'} />
      ) : outcome === 'paid' ? (
        <Arriving />
      ) : user.isAdmin ? (
        <OrderForm terms={terms} wasCancelled={outcome === 'cancelled'} />
      ) : (
        <WhoCan />
      )}
    </PageFrame>
  );
}

function Running({ tier, isNew }: { readonly tier: string; readonly isNew: boolean }) {
  return (
    <EmptyState
      art={<EmptyDone />}
      title={isNew ? `${tier} is on` : `You have ${tier}`}
      text={
        isNew
          ? 'Thank you. It holds for everybody in your business, at once.'
          : 'People, payment and bills are under your subscription.'
      }
      actions={
        <>
          <Button variant="contained" component={Link} to={paths.dashboard}>
            Dashboard
          </Button>
          <Button component={Link} to={`${paths.account}?tab=subscription`}>
            Your subscription
          </Button>
        </>
      }
    />
  );
}

/** The payment succeeded and its webhook is pending: the screen updates by itself. */
function Arriving() {
  return (
    <div role="status">
      <EmptyState
        art={<EmptyPlan />}
        title="Your payment is being confirmed"
        text="This takes a few seconds and shows here by itself. You can go on working meanwhile; nothing has to be paid again."
      />
      <PageSkeleton />
    </div>
  );
}

function WhoCan() {
  const { people } = useRoster();
  const administrators = people.filter(({ isAdmin, active }) => isAdmin && active).map(({ name }) => name);
  const who = administrators.length > 0 ? joinList(administrators) : 'an administrator of your company';
  return (
    <EmptyState
      art={<EmptyPlan />}
      title="Your company decides on this"
      text={`A subscription is for the whole company. Ask ${who}; what you do now goes on as it is.`}
      actions={
        <Button variant="contained" component={Link} to={paths.dashboard}>
          Dashboard
        </Button>
      }
    />
  );
}
