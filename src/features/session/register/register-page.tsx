import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';

import { loginWithPopup, registerWithEmail, sendReset } from '@/data/session/auth';
import { useSession } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { keepReferralCode } from '@/features/referral/public';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { FullScreenLoader } from '@/shared/ui/states/full-screen-loader';

import { ClaimAddress } from '../credentials/claim-address';
import { ProviderButtons } from '../credentials/provider-buttons';
import { useAttempt } from '../credentials/use-attempt';
import { FormAlert } from '../frame/form-alert';
import { InvitedNote } from '../frame/notes';
import { SignInFrame } from '../frame/sign-in-frame';
import { LogoutFlow } from '../sign-out/lazy-logout-flow';
import { RegisterForm } from './register-form';

/** /register and, without the guard, /register-unprotected, whose form a signed-in user may send after a question. */
export function RegisterPage() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const attempt = useAttempt();
  const [ownDevice, setOwnDevice] = useState(true);
  const [isDone, setIsDone] = useState(false);
  const [tried, setTried] = useState('');
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const choice = { ownDevice };
  useEffect(() => keepReferralCode(search), [search]);

  const signUp = async (action: () => Promise<void>) => {
    if (await attempt.run(action)) setIsDone(true);
  };
  const start = async (action: () => Promise<void>) => {
    if (session.state === 'signedIn') setWaiting(() => action);
    else await signUp(action);
  };
  const handleLoggedOut = async (hasLeft: boolean) => {
    const action = waiting;
    setIsLeaving(false);
    setWaiting(null);
    if (hasLeft && action !== null) await signUp(action);
  };

  const isKnown =
    session.state === 'signedIn' || (session.state === 'signedOut' && session.pendingUser !== null);
  // /login decides what comes next: the verification step, or the guard's redirect into the app.
  if (isDone && isKnown) return <Navigate to={paths.login} replace />;

  // The session decides the effect of signing up; /register's guard waits for it, the other address has none.
  if (session.state === 'starting') return <FullScreenLoader />;

  return (
    <SignInFrame
      title="Sign Up"
      intro={
        <>
          Have an account? <Link to={paths.login}>Log in</Link>
        </>
      }
    >
      <FormAlert text={attempt.error?.message ?? null} />
      {attempt.error?.code === 'email-in-use' && (
        <ClaimAddress key={tried} email={tried} onSend={sendReset} />
      )}
      <RegisterForm
        ownDevice={ownDevice}
        onOwnDeviceChange={setOwnDevice}
        error={attempt.error}
        onSubmit={({ email, password, firstName, lastName }) => {
          setTried(email);
          return start(() => registerWithEmail(email, password, choice, { firstName, lastName }));
        }}
      >
        <ProviderButtons
          verb="Sign Up"
          onProvider={(provider) => void start(() => loginWithPopup(provider, choice))}
          onPhone={() => void navigate(`${paths.login}?view=phone`)}
        />
      </RegisterForm>
      {pathname === paths.register && <InvitedNote />}
      <ConfirmDialog
        open={waiting !== null}
        title="Log out first?"
        text={`You are logged in${session.state === 'signedIn' ? ` as ${session.user.displayName}` : ''}. To sign up as another person you are logged out of this account.`}
        confirmLabel="Log out and sign up"
        pending={isLeaving}
        onConfirm={() => setIsLeaving(true)}
        onClose={() => setWaiting(null)}
      />
      {isLeaving && <LogoutFlow onDone={(hasLeft) => void handleLoggedOut(hasLeft)} />}
    </SignInFrame>
  );
}
