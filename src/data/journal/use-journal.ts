import { useSyncExternalStore } from 'react';
import { useData } from '../runtime/data-context';
import type { Journal } from './journal';
import type { JournalState } from './kept/kept-entries';

/** This person's changes that the server does not have, and what can be done with them. */
export function useJournal(): JournalState & Pick<Journal, 'retry' | 'discard' | 'decide'> {
  const { journal } = useData();
  const state = useSyncExternalStore(journal.subscribe, journal.get);
  return {
    ...state,
    retry: async (opId) => (await journal.opened())?.journal.retry(opId),
    decide: async (opId, decided) => (await journal.opened())?.journal.decide(opId, decided),
    discard: async (opIds) => (await journal.opened())?.journal.discard(opIds),
  };
}
