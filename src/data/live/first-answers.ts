import type { AppError } from '@/domain/core/errors';

type Listen<Q, D> = (question: Q, next: (data: D) => void, fail: (error: AppError) => void) => () => void;

/** Orders questions: what is counted waits for lists and records, as a browser sends few requests at once. */
export type FirstAnswers = {
  /** The same listener, whose first answer is waited for. */
  readonly tracked: <Q, D>(listen: Listen<Q, D>) => Listen<Q, D>;
  /** Runs once all tracked listeners have an answer, or after the patience; returns how to cancel it. */
  readonly after: (run: () => void) => () => void;
};

/**
 * @param patienceMs how long lists that do not answer may hold counts back, in ms
 * @param onAnswered runs each time that all tracked listeners have an answer
 */
export function createFirstAnswers(patienceMs: number, onAnswered: () => void): FirstAnswers {
  const held = new Set<() => void>();
  let waiting = 0;
  const release = () => {
    if (waiting === 0) [...held].forEach((run) => run());
  };
  const answeredAll = () => {
    release();
    if (waiting === 0) onAnswered();
  };
  return {
    tracked: (listen) => (question, next, fail) => {
      waiting += 1;
      let isWaiting = true;
      const answered = () => {
        if (!isWaiting) return;
        isWaiting = false;
        waiting -= 1;
        // Behind the rows' own paint.
        if (waiting === 0) setTimeout(answeredAll);
      };
      const stop = listen(
        question,
        (data) => {
          next(data);
          answered();
        },
        (error) => {
          fail(error);
          answered();
        },
      );
      return () => {
        stop();
        answered();
      };
    },
    after: (run) => {
      const end = () => {
        clearTimeout(timer);
        held.delete(go);
      };
      const go = () => {
        end();
        run();
      };
      const timer = setTimeout(go, patienceMs);
      held.add(go);
      // The lists of the same screen may begin to listen a moment later.
      queueMicrotask(release);
      return end;
    },
  };
}
