import { useSyncExternalStore } from 'react';
import { useData } from '../data-context';
import type { Journal, JournalState } from './journal';

/** This person's changes that the server does not have, and what can be done with them. */
export function useJournal(): JournalState & Pick<Journal, 'retry' | 'discard'> {
  const { journal } = useData();
  const state = useSyncExternalStore(journal.subscribe, journal.get);
  return {
    ...state,
    retry: async (opId) => (await journal.opened())?.journal.retry(opId),
    discard: async (opIds) => (await journal.opened())?.journal.discard(opIds),
  };
}
