import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { loginWithEmail, sendReset } from '@/data/session/auth';
import type { MailedCode } from '@/data/session/auth-door';
import { useSession } from '@/data/session/use-session';
import { paths } from '@/domain/navigation/paths';
import { SubmitButton } from '@/shared/forms/frame/submit-button';

import { ClaimAddress } from '../credentials/claim-address';
import { OwnDeviceField } from '../credentials/own-device-field';
import { PasswordField } from '../credentials/password-field';
import { useAttempt } from '../credentials/use-attempt';
import { FormAlert } from '../frame/form-alert';
import { SignInFrame } from '../frame/sign-in-frame';
import type { ProofMode } from './mail-link';
import { proveAddress } from './use-redeemed-link';

export type ConfirmSignInProps = {
  readonly mode: ProofMode;
  readonly code: string;
  readonly about: MailedCode;
  readonly onProven: () => void;
};

/** Asks for the password before a link verifies an account's address: a stranger may have created the account. */
export function ConfirmSignIn({ mode, code, about, onProven }: ConfirmSignInProps) {
  const session = useSession();
  const attempt = useAttempt();
  const [ownDevice, setOwnDevice] = useState(true);
  const { email, previousEmail } = about;
  const isChange = mode === 'verifyAndChangeEmail';

  if (session.state === 'signedIn') {
    return (
      <SignInFrame title="This link is for another account">
        <FormAlert
          tone="info"
          text={`You are logged in as ${session.user.displayName}. Log out first, then open the link again.`}
        />
        <Link to={paths.account}>Go to your account</Link>
      </SignInFrame>
    );
  }

  const handleSubmit = async (password: string) => {
    const proven = await attempt.run(async () => {
      await loginWithEmail(isChange ? previousEmail : email, password, { ownDevice });
      await proveAddress(mode, code);
    });
    if (proven) onProven();
  };

  return (
    <SignInFrame
      title={isChange ? 'Is this your account?' : 'Is this your sign-up?'}
      intro={
        isChange
          ? `The account of ${previousEmail} asks to use ${email} from now on. If it is yours, type its password.`
          : `There is a sign-up with ${email}. If it is yours, type the password you chose.`
      }
    >
      <FormAlert text={attempt.error?.message ?? null} />
      <Formik initialValues={{ password: '' }} onSubmit={({ password }) => handleSubmit(password)}>
        <Box component={Form} noValidate sx={{ display: 'grid', gap: 2 }}>
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            refused={attempt.error?.code === 'wrong-credentials'}
          />
          <OwnDeviceField checked={ownDevice} onChange={setOwnDevice} />
          <SubmitButton size="large" fullWidth pendingLabel="Confirming">
            Confirm
          </SubmitButton>
        </Box>
      </Formik>
      <Typography sx={{ my: 3, color: 'text.secondary' }}>
        Did you use a phone or another service? <Link to={paths.login}>Log in</Link> that way in this browser,
        then open the link again. If it was not you, there is nothing to do
        {isChange ? '.' : ', unless you want to use this address yourself:'}
      </Typography>
      {!isChange && <ClaimAddress email={email} onSend={sendReset} />}
    </SignInFrame>
  );
}
