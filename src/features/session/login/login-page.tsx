import { Suspense, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import {
  confirmPhone,
  loginWithEmail,
  loginWithPopup,
  logout,
  refreshVerification,
  sendReset,
  sendVerification,
  setEmail,
  startPhone,
} from '@/data/session/auth';
import type { PhoneChallenge } from '@/data/session/auth-door';
import type { SessionEnd } from '@/data/session/session';
import { useSession } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';

import { ProviderButtons } from '../credentials/provider-buttons';
import { useAttempt } from '../credentials/use-attempt';
import { FormAlert } from '../frame/form-alert';
import { BackToLogin, InvitedNote } from '../frame/notes';
import { SignInFrame } from '../frame/sign-in-frame';
import { readMailLink } from '../mail-link/mail-link';
import { LoginForm } from './login-form';
import { readLoginState } from './login-state';
import { lazy } from '@/shared/ui/states/lazy';

// The plain login paints first: the phone number library weighs more than the rest of this page.
const PhoneSignIn = lazy(async () => ({ default: (await import('./phone-sign-in')).PhoneSignIn }));
const MailLinkView = lazy(async () => ({
  default: (await import('../mail-link/mail-link-view')).MailLinkView,
}));
const ResetRequest = lazy(async () => ({ default: (await import('./reset-request')).ResetRequest }));
const VerifyStep = lazy(async () => ({ default: (await import('./verify-step')).VerifyStep }));

/** Why the session ended, if not in this window. */
const ENDED: Readonly<Record<SessionEnd, string>> = {
  otherTab: 'You logged out in another tab. What you typed here and did not save is kept until you log in.',
  everywhere: 'You were logged out on all your devices.',
  service: 'Your session has ended. Log in to go on.',
};

/** /login: login, verification step, password reset, and links from mails. */
export function LoginPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const link = readMailLink(query);

  if (link !== null) {
    return (
      <Suspense>
        <MailLinkView key={link.code} link={link} />
      </Suspense>
    );
  }
  if (session.state === 'signedOut' && session.pendingUser !== null) {
    return (
      <Suspense>
        <VerifyStep
          uid={session.pendingUser.uid}
          email={session.pendingUser.email}
          onResend={sendVerification}
          onChangeEmail={setEmail}
          onCheck={refreshVerification}
          onClaim={sendReset}
          onLogout={logout}
        />
      </Suspense>
    );
  }
  const ended = session.state === 'signedOut' ? session.ended : undefined;
  return <LoginViews view={query.get('view')} ended={ended ? ENDED[ended] : null} />;
}

type LoginViewsProps = { readonly view: string | null; readonly ended: string | null };

function LoginViews({ view, ended }: LoginViewsProps) {
  const navigate = useNavigate();
  const state = readLoginState(useLocation().state);
  const attempt = useAttempt();
  const [email, setEmail] = useState(state.email);
  const [ownDevice, setOwnDevice] = useState(true);
  const [challenge, setChallenge] = useState<PhoneChallenge | null>(null);
  const choice = { ownDevice };

  if (view === 'reset') {
    return (
      <SignInFrame
        title="Forgot password?"
        intro={<BackToLogin text="We send you a link to choose a new one." />}
      >
        <Suspense>
          <ResetRequest email={email} onSend={sendReset} />
        </Suspense>
      </SignInFrame>
    );
  }
  if (view === 'phone') {
    return (
      <SignInFrame title="Log in by phone" intro={<BackToLogin text="We send a code to your phone." />}>
        <Suspense>
          <PhoneSignIn
            ownDevice={ownDevice}
            onOwnDeviceChange={setOwnDevice}
            onStart={async (phone) => setChallenge(await startPhone(phone, choice))}
            onConfirm={async (code) => {
              if (challenge !== null) await confirmPhone(challenge, code);
            }}
          />
        </Suspense>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title="Login"
      intro={
        <>
          New here? <Link to={paths.register}>Sign Up</Link>
        </>
      }
    >
      <FormAlert tone="info" text={attempt.error ? null : ended} />
      <FormAlert
        tone="success"
        text={state.isPasswordNew ? 'Your new password is saved. Log in with it.' : null}
      />
      <FormAlert text={attempt.error?.message ?? null} />
      <LoginForm
        email={email}
        ownDevice={ownDevice}
        onOwnDeviceChange={setOwnDevice}
        error={attempt.error}
        onSubmit={async (values) => {
          await attempt.run(() => loginWithEmail(values.email.trim(), values.password, choice));
        }}
        onForgot={(typed) => {
          setEmail(typed.trim());
          void navigate('?view=reset');
        }}
      >
        <ProviderButtons
          verb="Login"
          onProvider={(provider) => void attempt.run(() => loginWithPopup(provider, choice))}
          onPhone={() => void navigate('?view=phone')}
        />
      </LoginForm>
      <InvitedNote />
    </SignInFrame>
  );
}
