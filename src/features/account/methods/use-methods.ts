import { useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import type { SignInProvider } from '@/data/session/session';
import { linkPopup, unlinkMethod } from '@/data/session/sign-in-methods';
import type { AppError } from '@/domain/core/errors';
import { notify } from '@/shared/feedback/notify';

import { POPUPS, WAYS } from '../sign-in-ways';

/** The input needed before a sign-in method changes: a value, or a reauthentication. */
export type Asking =
  { readonly kind: 'password' | 'phone' } | { readonly kind: 'proof'; readonly then: () => Promise<void> };

export type Methods = {
  readonly busy: SignInProvider | null;
  readonly asking: Asking | null;
  readonly add: (way: SignInProvider) => Promise<void>;
  readonly remove: (way: SignInProvider) => Promise<void>;
  /** Reauthenticates, then runs the requested action. */
  readonly prove: (then: () => Promise<void>) => void;
  readonly close: () => void;
};

/** Adds and removes sign-in methods; reports the result. */
export function useMethods(): Methods {
  const [busy, setBusy] = useState<SignInProvider | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);

  const prove = (then: () => Promise<void>) => setAsking({ kind: 'proof', then });

  const run = async (way: SignInProvider, act: () => Promise<void>, said: string): Promise<void> => {
    setBusy(way);
    try {
      await act();
      notify.success(said);
    } catch (cause) {
      const error = toAppError(cause);
      if (error.code === 'needs-recent-login') prove(() => run(way, act, said));
      else notify.error(sentenceOf(error, way));
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    asking,
    prove,
    close: () => setAsking(null),
    add: async (way) => {
      if (way === 'password' || way === 'phone') setAsking({ kind: way });
      else await run(way, () => linkPopup(POPUPS[way]), `${WAYS[way]} added`);
    },
    remove: (way) => run(way, () => unlinkMethod(way), `${WAYS[way]} removed`),
  };
}

/** The sentence of a refusal when a method is added: another account may have it already. */
export function sentenceOf(error: AppError, way: SignInProvider): string {
  return error.code === 'account-exists' || error.code === 'email-in-use'
    ? `This ${way === 'phone' ? 'phone' : `${WAYS[way]} account`} already signs in to another account here. Nothing has changed.`
    : error.message;
}
