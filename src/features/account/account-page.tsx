import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { readOwnDevice } from '@/data/own-device';
import { editProfile } from '@/data/profile';
import { changePassword, sendVerification } from '@/data/session/auth';
import { useAccount, useUser } from '@/data/session/use-session';
import { useSave } from '@/data/use-save';
import { AppError, ERROR_SENTENCES } from '@/domain/errors';
import { paths } from '@/domain/paths';
import { BUSINESS_TABS, LazyBusinessPanels, useBusiness } from '@/features/company/public';
import { LogoutFlow } from '@/features/session/public';
import { notify } from '@/shared/feedback/notify';
import { PageFrame } from '@/shared/ui/page-frame';
import { RecordTabs } from '@/shared/ui/record-tabs';

import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { SignInCard } from './sign-in-card';
import { SubscriptionCard } from './subscription-card';

const OWN_TABS = [
  { id: 'profile', label: 'Profile' },
  { id: 'sign-in', label: 'Sign-in' },
] as const;

/** /app/account: one's own profile and sign-in; for people without a company also how their business works. */
export function AccountPage() {
  const user = useUser();
  const business = useBusiness();
  const [query] = useSearchParams();
  const tabs = user.companyUser ? OWN_TABS : [...OWN_TABS, ...BUSINESS_TABS];
  const tab = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'profile';
  const links = tabs.map(({ id, label }) => ({ id, label, to: `${paths.account}?tab=${id}` }));

  return (
    <PageFrame title="Account" maxWidth={800} tabs={<RecordTabs tabs={links} value={tab} label="Account" />}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {tab === 'profile' && <ProfileTab />}
        {tab === 'sign-in' && <SignInTab />}
        {tab !== 'profile' && tab !== 'sign-in' && <LazyBusinessPanels business={business} tab={tab} />}
      </Box>
    </PageFrame>
  );
}

function ProfileTab() {
  const user = useUser();
  const save = useSave();
  return (
    <>
      <ProfileForm user={user} onSave={(changes) => save(editProfile(user, changes))} />
      <SubscriptionCard user={user} />
    </>
  );
}

function SignInTab() {
  const account = useAccount();
  const [isLeaving, setIsLeaving] = useState(false);

  const handleResend = async () => {
    try {
      await sendVerification();
      notify.success(`Link sent to ${account.email}`);
    } catch (error) {
      notify.error(error instanceof AppError ? error.message : ERROR_SENTENCES.unknown);
    }
  };

  return (
    <>
      <SignInCard
        account={account}
        ownDevice={readOwnDevice()}
        onResend={handleResend}
        isLeaving={isLeaving}
        onLogout={() => setIsLeaving(true)}
      />
      {/* The guard leads to /login once nobody is signed in. */}
      <Suspense>{isLeaving && <LogoutFlow onDone={() => setIsLeaving(false)} />}</Suspense>
      {account.providers.includes('password') && (
        <PasswordForm
          onSave={async (current, next) => {
            await changePassword(current, next);
            notify.success('Password changed');
          }}
        />
      )}
    </>
  );
}
