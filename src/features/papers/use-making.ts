import { useState } from 'react';

import { toAppError } from '@/data/base/app-error';
import type { Paper } from '@/domain/papers/paper';
import { openInTab } from '@/shared/media/open-in-tab';
import { saveFile } from '@/shared/media/save-file';

import { makePaper } from './make-paper';

/** The state of creating a paper, with its error. */
export type Making = {
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly download: (paper: Paper) => void;
  readonly open: (paper: Paper) => void;
};

/** Creates papers, one at a time. */
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
