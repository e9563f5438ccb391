import { useEffect, useState } from 'react';

import { planAccountDeletion } from '@/data/account/account';
import { toAppError } from '@/data/base/app-error';
import type { DeletionPlan } from '@/domain/account/erasure';

export type LoadedPlan =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly sentence: string }
  | { readonly state: 'ready'; readonly plan: DeletionPlan };

const LOADING: LoadedPlan = { state: 'loading' };

/** The effects of deleting the account now; `retry` reloads them. */
export function useDeletionPlan(): { readonly loaded: LoadedPlan; readonly retry: () => void } {
  const [loaded, setLoaded] = useState<LoadedPlan>(LOADING);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void planAccountDeletion()
      .then(
        (plan): LoadedPlan => ({ state: 'ready', plan }),
        (cause: unknown): LoadedPlan => ({ state: 'failed', sentence: toAppError(cause).message }),
      )
      .then((next) => {
        if (isCurrent) setLoaded(next);
      });
    return () => {
      isCurrent = false;
    };
  }, [round]);
  const retry = () => {
    setLoaded(LOADING);
    setRound(round + 1);
  };
  return { loaded, retry };
}
