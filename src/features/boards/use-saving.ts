import { useState } from 'react';

import { AppError, ERROR_SENTENCES } from '@/domain/core/errors';

/** Saves what was typed and calls `onSaved`, or keeps the reason why it was not saved. */
export function useSaving(
  save: () => Promise<unknown>,
  onSaved: () => void,
): { readonly problem: string | null; readonly save: () => Promise<void> } {
  const [problem, setProblem] = useState<string | null>(null);
  return {
    problem,
    save: async () => {
      try {
        await save();
        setProblem(null);
        onSaved();
      } catch (error) {
        setProblem(error instanceof AppError ? error.message : ERROR_SENTENCES.unknown);
      }
    },
  };
}
