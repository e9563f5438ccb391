import type { PhoneChallenge } from '@/data/session/auth-door';
import type { Account, SignInProvider } from '@/data/session/session';
import { confirmWithPassword, confirmWithPopup } from '@/data/session/sign-in-methods';
import { AppError } from '@/domain/core/errors';

import { POPUPS } from './sign-in-ways';

/** The chosen way to reauthenticate, with the typed value. */
export type Proof = {
  readonly way: SignInProvider;
  /** The password, or the code sent to a phone. */
  readonly typed: string;
  readonly challenge: PhoneChallenge | null;
};

/** The initial choice: the first method of the account. */
export function firstProof({ providers }: Account): Proof {
  return { way: providers[0] ?? 'password', typed: '', challenge: null };
}

/** Checks a proof; rejects with a sentence when it is wrong. */
export async function confirmPerson({ way, typed, challenge }: Proof): Promise<void> {
  if (way === 'password') {
    await confirmWithPassword(typed).catch((cause: unknown) => {
      throw cause instanceof AppError && cause.code === 'wrong-credentials'
        ? new AppError('wrong-credentials', { cause, sentence: 'This is not your password.' })
        : cause;
    });
  } else if (way === 'phone') {
    if (!challenge) throw new AppError('wrong-code', { sentence: 'Have a code sent to your phone first.' });
    await challenge.confirm(typed.trim());
  } else {
    await confirmWithPopup(POPUPS[way]);
  }
}
