import { Suspense, useState } from 'react';

import { readOwnDevice } from '@/data/own-device';
import { changePassword, sendVerification } from '@/data/session/auth';
import { useAccount } from '@/data/session/use-session';
import { AppError, ERROR_SENTENCES } from '@/domain/errors';
import { LogoutFlow } from '@/features/session/public';
import { notify } from '@/shared/feedback/notify';

import { PasswordForm } from './password-form';
import { SignInCard } from './sign-in-card';

/** How one signs in, the way out, and a new password. */
export function SignInTab() {
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
