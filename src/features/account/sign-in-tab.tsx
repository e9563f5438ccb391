import { useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { sendVerification } from '@/data/session/auth';
import { changePassword } from '@/data/session/sign-in-methods';
import { useAccount } from '@/data/session/use-session';
import { LogoutFlow } from '@/features/session/public';
import { notify } from '@/shared/feedback/notify';

import { DeviceCard } from './device-card';
import { EverywhereCard } from './everywhere-card';
import { EmailForm } from './methods/email-form';
import { MethodsCard } from './methods/methods-card';
import { PasswordDialog } from './methods/password-dialog';
import { PhoneDialog } from './methods/phone-dialog';
import { ProofDialog } from './methods/proof-dialog';
import { useMethods } from './methods/use-methods';
import { PasswordForm } from './password-form';
import { SignInCard } from './sign-in-card';

/** Sign-in methods, this device's setting, logouts, and a new password or address. */
export function SignInTab() {
  const account = useAccount();
  const methods = useMethods();
  const { asking, close } = methods;
  const [isLeaving, setIsLeaving] = useState(false);

  const handleResend = async () => {
    try {
      await sendVerification();
      notify.success(`Link sent to ${account.email}`);
    } catch (cause) {
      notify.error(toAppError(cause).message);
    }
  };

  return (
    <>
      <SignInCard
        account={account}
        onResend={handleResend}
        isLeaving={isLeaving}
        onLogout={() => setIsLeaving(true)}
      />
      {/* The guard redirects to /login after the sign-out. */}
      {isLeaving && <LogoutFlow onDone={() => setIsLeaving(false)} />}
      <MethodsCard
        account={account}
        busy={methods.busy}
        onAdd={(way) => void methods.add(way)}
        onRemove={(way) => void methods.remove(way)}
      />
      {asking?.kind === 'password' && (
        <PasswordDialog email={account.email} onNeedsProof={methods.prove} onClose={close} />
      )}
      {asking?.kind === 'phone' && (
        <PhoneDialog onNeedsProof={() => methods.prove(() => methods.add('phone'))} onClose={close} />
      )}
      {asking?.kind === 'proof' && <ProofDialog account={account} then={asking.then} onClose={close} />}
      {account.email !== '' && <EmailForm email={account.email} onNeedsProof={methods.prove} />}
      {account.providers.includes('password') && (
        <PasswordForm
          onSave={async (current, next) => {
            await changePassword(current, next);
            notify.success('Password changed');
          }}
        />
      )}
      <DeviceCard />
      <EverywhereCard />
    </>
  );
}
