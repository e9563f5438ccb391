import { AppError } from '@/domain/core/errors';
import { toAppError } from '../base/app-error';
import { listenLate } from '../base/listen-late';
import { loadOnce } from '../base/load-once';
import { forward } from './forward';
import type { DocStore, Ref } from './port';

export type LazyStoreOptions = {
  /** True when it may hold writes of an earlier session. */
  readonly hasQueue: boolean;
  /** Documents that every screen follows: asked for behind what the screen itself waits for. */
  readonly isLater?: (ref: Ref) => boolean;
};

/** A store that opens on its first call: Firestore's code loads only then. If it is closed before, it never opens. */
export function createLazyStore(
  open: () => Promise<DocStore>,
  { hasQueue, isLater = () => false }: LazyStoreOptions,
): DocStore {
  let wasAsked = false;
  let isClosed = false;
  let isOpen = false;
  const openOnce = loadOnce(async () => {
    const store = await open();
    isOpen = true;
    return store;
  });

  const opened = (): Promise<DocStore> => {
    if (isClosed) return Promise.reject(new AppError('unavailable'));
    wasAsked = true;
    return openOnce();
  };

  /** Resolves behind all that was asked before it opened: Firestore answers one listener after the other. */
  const openedLater = async (): Promise<DocStore> => {
    const store = await opened();
    await new Promise<void>((resolve) => setTimeout(resolve));
    return store;
  };

  const ask = async <T>(question: (store: DocStore) => Promise<T>): Promise<T> => {
    try {
      return await question(await opened());
    } catch (error) {
      throw toAppError(error);
    }
  };

  const asked = forward(ask);
  return {
    ...asked,
    watch: (spec, onNext, onError) =>
      listenLate(opened(), (store) => store.watch(spec, onNext, onError), onError),
    watchDoc: (ref, onNext, onError) =>
      listenLate(
        !isOpen && isLater(ref) ? openedLater() : opened(),
        (store) => store.watchDoc(ref, onNext, onError),
        onError,
      ),
    // Without a queue nothing was written before the first call, so there is no need to open it.
    drained: () => (wasAsked || hasQueue ? asked.drained() : Promise.resolve()),
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      // A store that failed to open needs no closing.
      const store = wasAsked ? await openOnce().catch(() => null) : null;
      await store?.close();
    },
  };
}
