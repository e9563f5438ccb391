import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';

import type { InvitationView } from '@/data/employees/invitations';
import { joinAsEmployee } from '@/data/session/join-as-employee';
import { useSession } from '@/data/session/use-session';
import { LINK_SENTENCES } from '@/domain/employees/invitation';
import { paths } from '@/domain/navigation/paths';
import { NotFoundArt } from '@/shared/brand/not-found-art';
import { ErrorState } from '@/shared/ui/states/error-state';
import { FullScreenLoader } from '@/shared/ui/states/full-screen-loader';

import { useAttempt } from '../credentials/use-attempt';
import { FormAlert } from '../frame/form-alert';
import { SignInFrame } from '../frame/sign-in-frame';
import { JoinForm } from './join-form';
import { RegistrationAlert } from './registration-alert';
import { useInvitation } from './use-invitation';

/** /employee/{empId}: the inviting company, and a password field; or why the link no longer works. */
export function JoinPage() {
  const { empId = '' } = useParams();
  const { invitation, problem, retry } = useInvitation(empId);
  if (problem) {
    return (
      <main>
        <ErrorState
          heading="h1"
          title="The invitation could not be read"
          text={problem.message}
          onRetry={retry}
        />
      </main>
    );
  }
  if (!invitation) return <FullScreenLoader />;
  if (invitation.condition !== 'good') {
    return (
      <SignInFrame title="This link does not work" art={<NotFoundArt />}>
        <FormAlert text={LINK_SENTENCES[invitation.condition]} />
        <ToLogin email={invitation.email} />
      </SignInFrame>
    );
  }
  return invitation.hasAccount ? (
    <SignInFrame title={`Join ${invitation.company}`} intro={<Asked invitation={invitation} />}>
      <FormAlert
        tone="info"
        text={`${invitation.email} has an account already. Log in, and the invitation is waiting for you.`}
      />
      <ToLogin email={invitation.email} />
    </SignInFrame>
  ) : (
    <Join empId={empId} invitation={invitation} />
  );
}

type JoinProps = { readonly empId: string; readonly invitation: InvitationView };

function Join({ empId, invitation }: JoinProps) {
  const session = useSession();
  const attempt = useAttempt();
  const [ownDevice, setOwnDevice] = useState(true);
  const [isDone, setIsDone] = useState(false);
  const { email, isProof } = invitation;

  // /login decides what comes next: the verification step, or the guard's redirect into the app.
  if (isDone && session.state === 'signedOut' && session.pendingUser !== null)
    return <Navigate to={paths.login} replace />;

  return (
    <SignInFrame title={`Join ${invitation.company}`} intro={<Asked invitation={invitation} />}>
      <RegistrationAlert error={attempt.error} />
      {attempt.error?.code === 'email-in-use' && <ToLogin email={email} />}
      <JoinForm
        email={email}
        ownDevice={ownDevice}
        onOwnDeviceChange={setOwnDevice}
        error={attempt.error}
        onSubmit={async (password) => {
          const join = () => joinAsEmployee({ email, empId, password }, isProof, { ownDevice });
          if (await attempt.run(join)) setIsDone(true);
        }}
      />
    </SignInFrame>
  );
}

function Asked({ invitation }: { readonly invitation: InvitationView }) {
  const { inviter, company, jobRole } = invitation;
  return (
    <>
      {inviter} invites you to work with {company}
      {jobRole === '' ? '' : ` as ${jobRole}`}.
    </>
  );
}

function ToLogin({ email }: { readonly email: string }) {
  return (
    <Button
      component={Link}
      to={paths.login}
      state={{ email }}
      variant="contained"
      size="large"
      fullWidth
      sx={{ mb: 2 }}
    >
      Log in
    </Button>
  );
}
