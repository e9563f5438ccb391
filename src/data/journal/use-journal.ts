import { useSyncExternalStore } from 'react';
import { useData } from '../runtime/data-context';
import type { Journal } from './journal-parts';
import type { JournalState } from './kept/kept-entries';

/** The user's changes that the server does not have, with actions on them. */
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
