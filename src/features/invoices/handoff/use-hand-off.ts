import { useRef, useState } from 'react';
import { toAppError } from '@/data/base/app-error';
import { patientServerPage } from '@/data/core/server-page';
import { useStore } from '@/data/live/use-live';
import { readHandOff } from '@/data/payments/read-hand-off';
import type { HandOffRecords } from '@/data/payments/read-hand-off';
import { useViewer } from '@/data/session/use-session';
import type { HandOffShape } from '@/domain/payments/handoff/handed-off';
import type { HandOffPeriod } from '@/domain/payments/handoff/hand-off';

/** What a hand-off is asked for. */
export type HandOffAsked = HandOffPeriod & { readonly shape: HandOffShape };

/** What was read for it, and the number of records that cannot be read. */
export type HandOffFound = {
  readonly asked: HandOffAsked;
  readonly records: HandOffRecords;
  readonly unread: number;
};

export type HandOffReading = {
  readonly found: HandOffFound | null;
  /** The number of records read so far; null while nothing is read. */
  readonly done: number | null;
  readonly problem: string | null;
  readonly read: (asked: HandOffAsked) => void;
  /** Stops reading, or forgets what was read. */
  readonly drop: () => void;
};

/** Reads all papers and payments of a period from the server, which may take a while and can be cancelled. */
export function useHandOff(): HandOffReading {
  const viewer = useViewer();
  const store = useStore();
  const [found, setFound] = useState<HandOffFound | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  const read = async (asked: HandOffAsked) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setFound(null);
    setProblem(null);
    setDone(0);
    let unread = 0;
    try {
      const page: Parameters<typeof readHandOff>[0]['page'] = async (spec) => {
        const answer = await patientServerPage(store, spec, signal);
        signal.throwIfAborted();
        return answer;
      };
      const onProgress = (count: number) => signal.aborted || setDone(count);
      const onProblem = () => void (unread += 1);
      const records = await readHandOff({ viewer, page, onProgress, onProblem }, asked.shape, asked);
      if (!signal.aborted) setFound({ asked, records, unread });
    } catch (cause) {
      if (!signal.aborted) setProblem(toAppError(cause).message);
    } finally {
      if (!signal.aborted) setDone(null);
    }
  };

  return {
    found,
    done,
    problem,
    read: (asked) => void read(asked),
    drop: () => {
      running.current?.abort();
      setDone(null);
      setFound(null);
      setProblem(null);
    },
  };
}
