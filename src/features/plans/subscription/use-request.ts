import { useState } from 'react';
import { toAppError } from '@/data/base/app-error';

/** Runs one call at a time and keeps the sentence of its error. */
export function useRequest(): {
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly run: (request: () => Promise<void>) => Promise<void>;
} {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (request: () => Promise<void>) => {
    setProblem(null);
    setIsBusy(true);
    try {
      await request();
    } catch (error) {
      setProblem(toAppError(error).message);
    }
    setIsBusy(false);
  };
  return { problem, isBusy, run };
}
