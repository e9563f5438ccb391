import { AppError } from '@/domain/core/errors';
import { forward } from '../store/forward';
import type { DocStore } from '../store/port';

/** A store on a device that can run out of room. */
export type FillingStore = DocStore & {
  /** From now on it accepts no data, receives no answers and starts no listener, as Firestore's client does then. */
  readonly fill: () => void;
  /** The same for a client that died of another cause. */
  readonly die: () => void;
};

/** Wraps a store as one whose device may get full. */
export function createFillingStore(store: DocStore): FillingStore {
  let end: 'storage-full' | 'store-failed' | null = null;
  const heard = async <T>(answer: Promise<T>): Promise<T> => {
    const result = await answer;
    return end ? new Promise<never>(() => undefined) : result;
  };
  const ask = async <T>(question: (asked: DocStore) => Promise<T>): Promise<T> => {
    if (end) throw new AppError(end);
    return heard(question(store));
  };
  const listen = (start: () => () => void, onError: (error: AppError) => void): (() => void) => {
    if (!end) return start();
    const error = new AppError(end);
    queueMicrotask(() => onError(error));
    return () => undefined;
  };
  const unlessFull =
    <R>(next: (result: R) => void) =>
    (result: R) => {
      if (!end) next(result);
    };
  return {
    watch: (spec, onNext, onError) => listen(() => store.watch(spec, unlessFull(onNext), onError), onError),
    watchDoc: (ref, onNext, onError) =>
      listen(() => store.watchDoc(ref, unlessFull(onNext), onError), onError),
    ...forward(ask),
    close: async () => {
      await store.close();
      if (end) throw new AppError(end);
    },
    fill: () => {
      end = 'storage-full';
    },
    die: () => {
      end = 'store-failed';
    },
  };
}
