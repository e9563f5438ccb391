import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { editProfile } from '@/data/account/profile';
import { useUser, useViewer } from '@/data/session/use-session';
import { useSave } from '@/data/runtime/use-save';
import { worksInField } from '@/domain/access/viewer';
import { paths } from '@/domain/navigation/paths';
import { BUSINESS_TABS, LazyBusinessPanels, useBusiness } from '@/features/company/public';
import { LazySubscriptionTab } from '@/features/plans/public';
import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';
import { ListSkeleton } from '@/shared/ui/states/list-skeleton';
import { Icon } from '@/shared/ui/text/icon';
import { FORM_WIDTH } from '@/shared/ui/page/form-width';
import { PageFrame } from '@/shared/ui/page/page-frame';
import { RecordTabs } from '@/shared/ui/record/record-tabs';

import { ProfileForm } from './profile-form';
import { SubscriptionCard } from './subscription-card';
import { lazy } from '@/shared/ui/states/lazy';

/** For many users the account is the first screen, without its other tabs. */
const SignInTab = lazy(async () => ({ default: (await import('./sign-in-tab')).SignInTab }));
const NotificationsTab = lazy(async () => ({
  default: (await import('./notifications-tab')).NotificationsTab,
}));
/** Only a field worker's account has their day on top. */
const CrewDay = lazy(async () => ({ default: (await import('@/features/jobs/public')).CrewDay }));
const DataTab = lazy(async () => ({ default: (await import('./data-tab')).DataTab }));

const OWN_TABS = [
  { id: 'profile', label: 'Profile' },
  { id: 'sign-in', label: 'Login' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'subscription', label: 'Subscription' },
  { id: 'data', label: 'Your data' },
] as const;

/**
 * /app/account: profile, sign-in and subscription; for users without a company also the business settings, and for field
 * workers their day on top.
 */
export function AccountPage() {
  const user = useUser();
  const business = useBusiness();
  const [query] = useSearchParams();
  const tabs = user.companyUser ? OWN_TABS : [...OWN_TABS, ...BUSINESS_TABS];
  const tab = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'profile';
  const businessTab = BUSINESS_TABS.find(({ id }) => id === tab);
  const links = tabs.map(({ id, label }) => ({ id, label, to: `${paths.account}?tab=${id}` }));

  return (
    <PageFrame
      title="Account"
      maxWidth={FORM_WIDTH}
      tabs={<RecordTabs tabs={links} value={tab} label="Account" />}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {tab === 'profile' && <ProfileTab />}
        <Suspense fallback={<FormCardSkeleton />}>
          {tab === 'sign-in' && <SignInTab />}
          {tab === 'notifications' && <NotificationsTab />}
          {tab === 'data' && <DataTab />}
        </Suspense>
        {tab === 'subscription' && <LazySubscriptionTab />}
        {businessTab && <LazyBusinessPanels business={business} tab={businessTab.id} />}
      </Box>
    </PageFrame>
  );
}

function ProfileTab() {
  const user = useUser();
  const viewer = useViewer();
  const save = useSave();
  return (
    <>
      {worksInField(viewer) && (
        <Suspense fallback={<ListSkeleton rows={2} />}>
          <CrewDay isShort />
        </Suspense>
      )}
      {worksInField(viewer) && (
        <Button
          component={Link}
          to={paths.today}
          variant="contained"
          size="large"
          startIcon={<Icon of={CalendarCheck} />}
          sx={{ minHeight: 56, fontSize: '1rem' }}
        >
          Today
        </Button>
      )}
      <ProfileForm user={user} onSave={(changes) => save(editProfile(user, changes))} />
      <SubscriptionCard user={user} />
    </>
  );
}
