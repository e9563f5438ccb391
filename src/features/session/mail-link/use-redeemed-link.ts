import { useEffect, useState } from 'react';

import { applyActionCode, readMailedCode, recoverAddress } from '@/data/session/auth';
import type { MailedCode } from '@/data/session/auth-door';
import { AppError } from '@/domain/core/errors';

import type { MailLink, ProofMode } from './mail-link';

type Redeemed =
  | { readonly state: 'proven'; readonly mode: ProofMode }
  /** Nothing is verified yet: the link's account is not signed in here. */
  | { readonly state: 'asking'; readonly mode: ProofMode; readonly about: MailedCode }
  | { readonly state: 'choosing'; readonly email: string }
  | { readonly state: 'recovered'; readonly email: string };

/** The state of a mailed link. */
export type RedeemedLink =
  { readonly state: 'working' } | Redeemed | { readonly state: 'failed'; readonly error: AppError };

// A code works once, but React may run an effect twice: the second run gets the first one's answer.
const answers = new Map<string, Promise<Redeemed>>();

function redeemOnce(link: MailLink): Promise<Redeemed> {
  const known = answers.get(link.code);
  if (known) return known;
  const answer = redeem(link);
  answers.set(link.code, answer);
  answer.catch((error: unknown) => {
    if (error instanceof AppError && error.retryable) answers.delete(link.code);
  });
  return answer;
}

async function redeem({ mode, code }: MailLink): Promise<Redeemed> {
  if (mode === 'recoverEmail') return { state: 'recovered', ...(await recoverAddress(code)) };
  const about = await readMailedCode(code);
  if (mode === 'resetPassword') return { state: 'choosing', email: about.email };
  if (!about.isOwn) return { state: 'asking', mode, about };
  return proveAddress(mode, code);
}

/** Verifies an address for the account that is signed in here. */
export async function proveAddress(mode: ProofMode, code: string): Promise<Redeemed> {
  try {
    await applyActionCode(code);
  } catch (error) {
    // The code was accepted, but a changed address ends the open session: a login follows.
    if (!(error instanceof AppError && error.code === 'needs-recent-login')) throw error;
  }
  const proven: Redeemed = { state: 'proven', mode };
  // The screen remounts when the account counts as signed in.
  answers.set(code, Promise.resolve(proven));
  return proven;
}

/** Redeems a mailed link for the signed-in account. Increase `attempt` to retry after a temporary failure. */
export function useRedeemedLink(link: MailLink, attempt: number): RedeemedLink {
  const [result, setResult] = useState<RedeemedLink>({ state: 'working' });
  const { mode, code } = link;

  useEffect(() => {
    let isCurrent = true;
    const tell = (next: RedeemedLink) => {
      if (isCurrent) setResult(next);
    };
    tell({ state: 'working' });
    redeemOnce({ mode, code }).then(tell, (cause: unknown) => {
      tell({
        state: 'failed',
        error: cause instanceof AppError ? cause : new AppError('unknown', { cause }),
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [mode, code, attempt]);

  return result;
}
