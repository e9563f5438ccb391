import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';

import { resetPassword, sendReset } from '@/data/session/auth';
import { useSession } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';

import { ClaimAddress } from '../credentials/claim-address';
import { useAttempt } from '../credentials/use-attempt';
import { FormAlert } from '../frame/form-alert';
import { SignInFrame } from '../frame/sign-in-frame';
import { ConfirmSignIn } from './confirm-sign-in';
import { REDEEMED_SENTENCES } from './mail-link';
import type { MailLink } from './mail-link';
import { NewPasswordForm } from './new-password-form';
import { useRedeemedLink } from './use-redeemed-link';

export type MailLinkViewProps = { readonly link: MailLink };

/** Handles a link from a mail: verification, new password, or a recovered address. */
export function MailLinkView({ link }: MailLinkViewProps) {
  const [tries, setTries] = useState(0);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const session = useSession();
  const redeemed = useRedeemedLink(link, tries);
  const isReset = link.mode === 'resetPassword';
  const title = isReset ? 'Choose a new password' : 'Your e-mail';

  if (redeemed.state === 'working') {
    return (
      <SignInFrame title={title} intro="One moment, we are checking your link.">
        <LinearProgress aria-label="Checking the link" />
      </SignInFrame>
    );
  }
  if (redeemed.state === 'failed') {
    return (
      <SignInFrame title="This link does not work">
        <FormAlert text={redeemed.error.message} />
        {redeemed.error.retryable ? (
          <Button variant="contained" size="large" fullWidth onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        ) : (
          <Button
            variant="contained"
            size="large"
            fullWidth
            component={Link}
            to={isReset ? `${paths.login}?view=reset` : paths.login}
          >
            {isReset ? 'Ask for a new link' : 'To the login'}
          </Button>
        )}
      </SignInFrame>
    );
  }
  if (redeemed.state === 'choosing') return <NewPassword code={link.code} email={redeemed.email} />;
  if (redeemed.state === 'recovered') {
    return (
      <SignInFrame title={title}>
        <FormAlert
          tone="success"
          text={`Your old e-mail ${redeemed.email} is back, and every other way to log in to the account was taken away. Choose a new password to go on.`}
        />
        <ClaimAddress email={redeemed.email} onSend={sendReset} />
      </SignInFrame>
    );
  }
  if (redeemed.state === 'asking' && !isConfirmed) {
    const { mode, about } = redeemed;
    return <ConfirmSignIn mode={mode} code={link.code} about={about} onProven={() => setIsConfirmed(true)} />;
  }
  // A session that waited for this on the same device continues at once.
  if (session.state === 'signedIn') return <Navigate to={paths.login} replace />;
  return (
    <SignInFrame title={title}>
      <FormAlert tone="success" text={REDEEMED_SENTENCES[redeemed.mode]} />
      <Button variant="contained" size="large" fullWidth component={Link} to={paths.login}>
        Login
      </Button>
    </SignInFrame>
  );
}

function NewPassword({ code, email }: { readonly code: string; readonly email: string }) {
  const navigate = useNavigate();
  const attempt = useAttempt();

  const handleSubmit = async (password: string) => {
    const saved = await attempt.run(() => resetPassword(code, password));
    if (saved) await navigate(paths.login, { replace: true, state: { email, isPasswordNew: true } });
  };

  return (
    <SignInFrame title="Choose a new password" intro={email === '' ? undefined : `For ${email}.`}>
      <FormAlert text={attempt.error?.message ?? null} />
      <NewPasswordForm onSubmit={handleSubmit} />
    </SignInFrame>
  );
}
