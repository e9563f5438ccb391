import { useState } from 'react';

import { toAppError } from '@/data/core/app-error';
import type { Paper } from '@/domain/papers/paper';
import { openInTab } from '@/shared/media/open-in-tab';
import { saveFile } from '@/shared/media/save-file';

import { makePaper } from './make-paper';

/** A paper being made into a file, and why there is none when that failed. */
export type Making = {
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** Hands the file to the browser to keep. */
  readonly download: (paper: Paper) => void;
  /** Shows it in a tab of its own, where it can be printed. */
  readonly open: (paper: Paper) => void;
};

/** Makes papers into files, one at a time. */
export function useMaking(): Making {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(toAppError(error).message);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    problem,
    download: (paper) => void run(async () => saveFile(paper.fileName, await makePaper(paper))),
    open: (paper) => void run(() => openInTab(() => makePaper(paper))),
  };
}
