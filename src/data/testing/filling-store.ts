import { AppError } from '@/domain/errors';
import type { DocStore } from '../store/port';

/** A store on a device that can run out of room. */
export type FillingStore = DocStore & {
  /** From now on it takes nothing, hears of no answer and starts no listener, as Firestore's client does then. */
  readonly fill: () => void;
};

/** Puts a device that may get full under a store. */
export function createFillingStore(store: DocStore): FillingStore {
  let isFull = false;
  const full = () => new AppError('storage-full');
  /** The answer of a full device's client never comes. */
  const heard = async <T>(answer: Promise<T>): Promise<T> => {
    const result = await answer;
    return isFull ? new Promise<never>(() => undefined) : result;
  };
  const ask = async <T>(question: () => Promise<T>): Promise<T> => {
    if (isFull) throw full();
    return heard(question());
  };
  const listen = (start: () => () => void, onError: (error: AppError) => void): (() => void) => {
    if (!isFull) return start();
    queueMicrotask(() => onError(full()));
    return () => undefined;
  };
  const unlessFull =
    <R>(next: (result: R) => void) =>
    (result: R) => {
      if (!isFull) next(result);
    };
  return {
    watch: (spec, onNext, onError) => listen(() => store.watch(spec, unlessFull(onNext), onError), onError),
    watchDoc: (ref, onNext, onError) =>
      listen(() => store.watchDoc(ref, unlessFull(onNext), onError), onError),
    page: (spec) => ask(() => store.page(spec)),
    count: (spec) => ask(() => store.count(spec)),
    sum: (spec, field) => ask(() => store.sum(spec, field)),
    commit: (writes) => ask(() => store.commit(writes)),
    drained: () => ask(store.drained),
    close: async () => {
      await store.close();
      // One that died ends with an error.
      if (isFull) throw full();
    },
    fill: () => {
      isFull = true;
    },
  };
}
