import { useEffect, useState } from 'react';

import { applyActionCode, checkReset } from '@/data/session/auth';
import { AppError } from '@/domain/errors';

import type { MailLink } from './mail-link';

/** How far a mailed link has come. For a reset link `email` says whose password it is. */
export type RedeemedLink =
  | { readonly state: 'working' }
  | { readonly state: 'done'; readonly email: string }
  | { readonly state: 'failed'; readonly error: AppError };

// A code works once, but React may run an effect twice: whoever asks again gets the first answer.
const answers = new Map<string, Promise<{ readonly email: string }>>();

function redeem(link: MailLink): Promise<{ readonly email: string }> {
  const known = answers.get(link.code);
  if (known) return known;
  const answer = link.mode === 'resetPassword' ? checkReset(link.code) : applyOnce(link.code);
  answers.set(link.code, answer);
  answer.catch((error: unknown) => {
    if (error instanceof AppError && error.retryable) answers.delete(link.code);
  });
  return answer;
}

async function applyOnce(code: string): Promise<{ readonly email: string }> {
  try {
    await applyActionCode(code);
  } catch (error) {
    // The code was taken, but a changed address ends the session that was open here: a login follows.
    if (!(error instanceof AppError && error.code === 'needs-recent-login')) throw error;
  }
  return { email: '' };
}

/**
 * Redeems a mailed link when the screen opens. `attempt` is raised to try again after a failure that may
 * pass.
 */
export function useRedeemedLink(link: MailLink, attempt: number): RedeemedLink {
  const [result, setResult] = useState<RedeemedLink>({ state: 'working' });
  const { mode, code } = link;
  useEffect(() => {
    let isCurrent = true;
    const tell = (next: RedeemedLink) => {
      if (isCurrent) setResult(next);
    };
    tell({ state: 'working' });
    redeem({ mode, code }).then(
      ({ email }) => tell({ state: 'done', email }),
      (cause: unknown) => {
        tell({
          state: 'failed',
          error: cause instanceof AppError ? cause : new AppError('unknown', { cause }),
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [mode, code, attempt]);
  return result;
}
