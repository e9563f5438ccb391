import { useEffect, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { refreshDirectory } from '@/data/callables/callables';
import { openWork, reassignWork } from '@/data/employees/staff';
import { totalWork } from '@/domain/employees/open-work';
import type { OpenWork } from '@/domain/employees/open-work';

/** The progress of reassigning a person's work. */
export type HandOverState = {
  readonly work: OpenWork | null;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly refusal: string | null;
};

const START: HandOverState = { work: null, progress: null, refusal: null };

/** Counts a person's open work while `isOpen`, and reassigns it page by page; a restart continues. */
export function useHandOver(uid: string, isOpen: boolean) {
  const [state, setState] = useState(START);
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    openWork(uid).then(
      (work) => isCurrent && setState({ ...START, work }),
      (cause: unknown) => isCurrent && setState({ ...START, refusal: toAppError(cause).message }),
    );
    return () => {
      isCurrent = false;
      setState(START);
    };
  }, [uid, isOpen]);

  /** Runs a change and stores its refusal; true when it succeeded. */
  const attempt = async (run: () => Promise<void>): Promise<boolean> => {
    setState((before) => ({ ...before, refusal: null }));
    try {
      await run();
      return true;
    } catch (cause) {
      setState((before) => ({ ...before, progress: null, refusal: toAppError(cause).message }));
      return false;
    }
  };

  const handOver = async (to: string): Promise<void> => {
    let left = state.work ?? (await openWork(uid));
    const total = totalWork(left);
    while (totalWork(left) > 0) {
      setState((before) => ({ ...before, progress: { done: Math.max(0, total - totalWork(left)), total } }));
      left = await reassignWork(uid, to);
      setState((before) => ({ ...before, work: left }));
    }
    setState((before) => ({ ...before, progress: { done: total, total } }));
    refreshDirectory();
  };

  return { ...state, attempt, handOver };
}
