import { useEffect, useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import { acceptInvitation, companyRequests, declineInvitation } from '@/data/employees/invitations';
import type { CompanyRequest } from '@/data/employees/invitations';

/** The companies that invite the user, and the two answers. */
export type CompanyRequestsState = {
  readonly requests: readonly CompanyRequest[] | null;
  readonly answering: string | null;
  /** Why they could not be loaded, or an answer was refused; null otherwise. */
  readonly problem: string | null;
  readonly accept: (id: string) => Promise<void>;
  readonly decline: (id: string) => Promise<void>;
};

/** Loads the user's invitations, and answers them; joining restarts the session as a member. */
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
