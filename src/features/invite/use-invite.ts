import { useState } from 'react';
import { track } from '@/data/analytics/analytics';
import { joinInviteList } from '@/data/invite/invite-list';
import { AppError } from '@/domain/core/errors';
import { isEmailAddress } from '@/domain/format/email';
import { INVALID_INVITE_EMAIL } from '@/domain/invite/invite-list';
import type { InvitePage } from '@/domain/invite/invite-list';
import { logFailure } from '@/shared/feedback/log-failure';
import { notify } from '@/shared/feedback/notify';

/** The state of the invite form. */
export type Invite = {
  readonly email: string;
  readonly state: 'idle' | 'loading' | 'submitted';
  readonly error: string | null;
  readonly isDialogOpen: boolean;
  readonly onType: (email: string) => void;
  /** Sends the address; false when it stays in the form. */
  readonly onSubmit: () => Promise<boolean>;
  readonly onCloseDialog: () => void;
  readonly onAddDifferent: () => void;
};

/** The invite form (specification, sections 4, 5 and 8). /invite validates nothing and only logs a failed request. */
export function useInvite(page: InvitePage): Invite {
  const isSecure = page === 'registerView';
  const [email, setEmail] = useState('');
  const [state, setState] = useState<Invite['state']>('idle');
  const [error, setError] = useState<string | null>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  const refuse = (sentence: string | null) => {
    setState('idle');
    setError(sentence);
    return false;
  };

  const submit = async () => {
    const address = email.trim();
    if (isSecure && !isEmailAddress(address)) return refuse(INVALID_INVITE_EMAIL);
    setState('loading');
    setError(null);
    try {
      const refusal = await joinInviteList(address, page);
      if (refusal !== null) return refuse(refusal);
    } catch (cause) {
      if (isSecure)
        return refuse((cause instanceof AppError ? cause : new AppError('unknown', { cause })).message);
      logFailure('The invite list did not take an address.', cause);
      return refuse(null);
    }
    track(isSecure ? 'invite_register' : 'Email Registered');
    notify.success(`${address} Added to List`);
    setEmail(address);
    setState('submitted');
    setIsDialogOpen(true);
    return true;
  };

  return {
    email,
    state,
    error,
    isDialogOpen,
    onType: (typed) => {
      setEmail(typed);
      setError(null);
    },
    onSubmit: async () => (state === 'idle' ? submit() : false),
    onCloseDialog: () => setIsDialogOpen(false),
    onAddDifferent: () => {
      setEmail('');
      setState('idle');
    },
  };
}
