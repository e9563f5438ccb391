import { useCallback } from 'react';

import { INTENTS } from '@/domain/core/intents';

import { useData } from './data-context';
import type { Intent } from '../core/intent';
import { useCommit, useCommitAsync } from './use-commit';

/**
 * Saves a form: waits for the server, so that a refusal reaches the form with its typed values. Offline, intents that
 * work offline take effect on this device and are sent later.
 * @returns a function that rejects with AppError when the server refuses
 */
export function useSave(): (intent: Intent) => Promise<void> {
  const { onAccepted } = useData();
  const commit = useCommit();
  const commitAsync = useCommitAsync();
  return useCallback(
    async (intent) => {
      if (INTENTS[intent.name].offline && !navigator.onLine) {
        commit(intent);
        return;
      }
      await commitAsync(intent);
      onAccepted(intent, null);
    },
    [commit, commitAsync, onAccepted],
  );
}
