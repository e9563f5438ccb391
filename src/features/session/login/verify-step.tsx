import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useDraft } from '@/shared/forms/frame/use-draft';

import { ClaimAddress } from '../credentials/claim-address';
import { useAttempt } from '../credentials/use-attempt';
import { FormAlert } from '../frame/form-alert';
import { SignInFrame } from '../frame/sign-in-frame';
import { AddressForm } from './address-form';

export type VerifyStepProps = {
  readonly uid: string;
  /** The address to verify; '' for a user who signed in by phone and has none yet. */
  readonly email: string;
  readonly onResend: () => Promise<void>;
  /** Sends a link to another address, which takes effect once the link is opened. */
  readonly onChangeEmail: (email: string) => Promise<void>;
  /** Asks the server again; false while the address is unverified. */
  readonly onCheck: () => Promise<boolean>;
  /** Mails a link to the owner of an address that another account has. */
  readonly onClaim: (email: string) => Promise<void>;
  readonly onLogout: () => Promise<void>;
};

/** For an unverified account: nothing else opens until the link in the mail was used. */
export function VerifyStep(props: VerifyStepProps) {
  const { uid, email, onResend, onChangeEmail, onCheck, onClaim, onLogout } = props;
  const attempt = useAttempt();
  const [note, setNote] = useState<string | null>(null);
  // The account keeps the mistyped address until the new one's link is opened; the corrected one must survive a
  // reload.
  const kept = useDraft(`verify.${uid}`, { newAddress: '' });
  const [newAddress, setNewAddress] = useState(kept.draft.newAddress || null);
  const [isChanging, setIsChanging] = useState(false);
  const [tried, setTried] = useState('');
  const address = newAddress ?? email;
  const isAsking = isChanging || address === '';

  const act = async (action: () => Promise<void>) => {
    setNote(null);
    return attempt.run(action);
  };
  const handleCheck = () =>
    act(async () => {
      if (!(await onCheck()))
        setNote(`Not verified yet. Open the link in the mail to ${address}, then try again.`);
    });
  const handleResend = () =>
    act(async () => {
      await (newAddress === null ? onResend() : onChangeEmail(newAddress));
      setNote(`We sent the link to ${address} again.`);
    });
  const handleChange = async (next: string) => {
    setTried(next);
    if (await act(() => onChangeEmail(next))) {
      setNewAddress(next);
      kept.saveDraft({ newAddress: next });
      setIsChanging(false);
    }
  };

  return (
    <SignInFrame
      title={address === '' ? 'Add your e-mail' : 'Verify your e-mail'}
      intro={
        address === ''
          ? 'Your phone number is confirmed. An e-mail beside it lets you always get back in.'
          : `We sent a link to ${address}. Open it, then come back here. Look in the junk folder, too.`
      }
    >
      <FormAlert text={attempt.error?.message ?? null} />
      {attempt.error?.code === 'email-in-use' && <ClaimAddress key={tried} email={tried} onSend={onClaim} />}
      <FormAlert tone="info" text={note} />
      {isAsking ? (
        <AddressForm label={address === '' ? 'E-mail' : 'New e-mail'} onSubmit={handleChange} />
      ) : (
        <Button variant="contained" size="large" fullWidth disabled={attempt.busy} onClick={handleCheck}>
          I have verified
        </Button>
      )}
      <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
        {!isAsking && (
          <>
            <Button variant="outlined" size="large" disabled={attempt.busy} onClick={handleResend}>
              Send the link again
            </Button>
            <Button
              variant="outlined"
              size="large"
              disabled={attempt.busy}
              onClick={() => setIsChanging(true)}
            >
              Change address
            </Button>
          </>
        )}
        {isChanging && (
          <Button
            variant="outlined"
            size="large"
            onClick={() => setIsChanging(false)}
            sx={{ whiteSpace: 'normal' }}
          >
            Keep {address}
          </Button>
        )}
        <Button variant="text" size="large" disabled={attempt.busy} onClick={() => act(onLogout)}>
          Log out
        </Button>
      </Box>
    </SignInFrame>
  );
}
