import { useEffect, useState } from 'react';

import { toAppError } from '@/data/core/app-error';
import { acceptInvitation, companyRequests, declineInvitation } from '@/data/employees/invitations';
import type { CompanyRequest } from '@/data/employees/invitations';

/** The companies that ask somebody to join, and the two answers. */
export type CompanyRequestsState = {
  /** Null until they were read. */
  readonly requests: readonly CompanyRequest[] | null;
  /** Id of the one that is being answered. */
  readonly answering: string | null;
  /** Why they could not be read, or an answer was refused; null when nothing was. */
  readonly problem: string | null;
  readonly accept: (id: string) => Promise<void>;
  readonly decline: (id: string) => Promise<void>;
};

/** Reads who asks this person to join, and answers; joining starts the session anew as a member. */
export function useCompanyRequests(): CompanyRequestsState {
  const [requests, setRequests] = useState<readonly CompanyRequest[] | null>(null);
  const [answering, setAnswering] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    companyRequests().then(
      (found) => {
        if (!isGone) setRequests(found);
      },
      (error: unknown) => {
        if (!isGone) setProblem(toAppError(error).message);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);

  const answer = async (id: string, send: (id: string) => Promise<void>) => {
    setAnswering(id);
    setProblem(null);
    try {
      await send(id);
      setRequests((known) => known && known.filter((request) => request.id !== id));
    } catch (error) {
      setProblem(toAppError(error).message);
    } finally {
      setAnswering(null);
    }
  };

  return {
    requests,
    answering,
    problem,
    accept: (id) => answer(id, acceptInvitation),
    decline: (id) => answer(id, declineInvitation),
  };
}
