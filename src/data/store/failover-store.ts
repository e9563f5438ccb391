import type { AppError } from '@/domain/core/errors';
import { lossOf } from '../base/device-room';
import type { DeviceRoom } from '../base/device-room';
import { forward } from './forward';
import type { DocStore, Write } from './port';

/** A batch that the server has neither accepted nor refused, as far as is known. */
export type UnsentBatch = {
  readonly at: number;
  readonly writes: readonly Write[];
};

export type FailoverParts = {
  /** Keeps data and pending writes on the device. */
  readonly first: DocStore;
  /** Opens the memory store; the first one is told to close, without waiting for it. */
  readonly openSecond: () => DocStore;
  readonly room: DeviceRoom;
  /** Asks the server, through the second store, which of these batches it does not have, in their order. */
  readonly notTaken: (store: DocStore, batches: readonly UnsentBatch[]) => Promise<readonly UnsentBatch[]>;
  /** Tests whether the device accepts data. Called at the start, and when the server's answers stay away. */
  readonly hasRoom: () => Promise<boolean>;
};

/** How long the server may be silent before the device is tested, in ms. A client without room may never report it. */
export const SILENCE_MS = 4_000;

type Batch = UnsentBatch & {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
};

/**
 * A device store that continues in memory, in place, once the device is given up: a Firestore client whose storage
 * refuses data dies or stops hearing from the server, and it may die of other causes. Listeners move with their last
 * data, and unacknowledged batches are resent unless the server has them.
 */
export function createFailoverStore(parts: FailoverParts): DocStore {
  const { first, openSecond, room, notTaken, hasRoom } = parts;
  const unsent = new Set<Batch>();
  const moves = new Set<(store: DocStore) => void>();
  let count = 0;
  let second: DocStore | null = null;
  let isPaused = false;
  let handedOver = Promise.resolve();
  let tellOver = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    tellOver = resolve;
  });
  let isTrying = false;

  const tryRoom = () => {
    if (isTrying || room.isFull()) return;
    isTrying = true;
    void hasRoom().then((has) => {
      isTrying = false;
      if (!has) room.giveUp('full');
    });
  };

  /** Tests the device when an answer stays away; returns the function that cancels the test. */
  const suspect = (isAwaited: () => boolean): (() => void) => {
    const timer = setTimeout(() => isAwaited() && tryRoom(), SILENCE_MS);
    return () => clearTimeout(timer);
  };

  const goOver = () => {
    stopHearing();
    // A dead client may neither resolve nor reject.
    first.close().catch(() => undefined);
    const next = openSecond();
    second = next;
    if (isPaused) next.pause().catch(() => undefined);
    for (const move of [...moves]) move(next);
    handedOver = handOver(next);
    tellOver();
    // The error of a dead client does not always name missing room.
    tryRoom();
  };

  const handOver = async (store: DocStore) => {
    const batches = [...unsent];
    if (batches.length === 0) return;
    // In doubt they are resent: a change sent twice does no harm, a dropped one is a loss.
    const left = await notTaken(store, batches).catch(() => batches);
    for (const batch of batches) {
      if (!unsent.has(batch)) continue;
      if (left.includes(batch)) void send(store, batch);
      else settle(batch, batch.resolve);
    }
  };

  const settle = (batch: Batch, tell: () => void) => {
    if (unsent.delete(batch)) tell();
  };

  const send = async (store: DocStore, batch: Batch) => {
    const trust = suspect(() => unsent.has(batch));
    try {
      await store.commit(batch.writes);
      settle(batch, batch.resolve);
    } catch (error) {
      if (!isLeftBehind(store, error)) settle(batch, () => batch.reject(error));
    } finally {
      trust();
    }
  };

  /** True when a failure comes from closing the first store and is no answer. */
  const isLeftBehind = (store: DocStore, error: unknown): boolean => {
    if (store !== first) return false;
    const loss = lossOf(error);
    if (loss) room.giveUp(loss);
    return second !== null;
  };

  const ask = async <T>(question: (store: DocStore) => Promise<T>): Promise<T> => {
    if (second) return question(second);
    const answered = question(first).then(
      (answer) => ({ answer }),
      (error: unknown) => {
        if (!isLeftBehind(first, error)) throw error;
      },
    );
    const result = await Promise.race([answered, over]);
    if (result) return result.answer;
    return question(second ?? first);
  };

  const listen = <R extends { readonly fromCache: boolean }>(
    start: (store: DocStore, next: (result: R) => void, fail: (error: AppError) => void) => () => void,
    onNext: (result: R) => void,
    onError: (error: AppError) => void,
  ): (() => void) => {
    const begin = (store: DocStore, isMoved: boolean) => {
      let isCurrent = true;
      let wasLive = false;
      let isEmpty = isMoved;
      const trust = suspect(() => isCurrent && !wasLive);
      const leave = start(
        store,
        (result) => {
          if (!isCurrent) return;
          // An empty memory must not replace the last data before the server answers.
          if (isEmpty && result.fromCache) return;
          isEmpty = false;
          if (store === first && wasLive && result.fromCache) tryRoom();
          wasLive = !result.fromCache;
          onNext(result);
        },
        (error) => {
          if (isCurrent && !isLeftBehind(store, error)) onError(error);
        },
      );
      return () => {
        isCurrent = false;
        trust();
        leave();
      };
    };
    let stop = begin(second ?? first, false);
    const move = (store: DocStore) => {
      stop();
      stop = begin(store, true);
    };
    moves.add(move);
    return () => {
      moves.delete(move);
      stop();
    };
  };

  const stopHearing = room.onGivenUp(goOver);
  // Another path may have found the loss while this store was opening.
  if (room.loss()) goOver();
  else tryRoom();

  const asked = forward(ask);
  return {
    ...asked,
    watch: (spec, onNext, onError) =>
      listen<Parameters<typeof onNext>[0]>(
        (store, next, fail) => store.watch(spec, next, fail),
        onNext,
        onError,
      ),
    watchDoc: (ref, onNext, onError) =>
      listen<Parameters<typeof onNext>[0]>(
        (store, next, fail) => store.watchDoc(ref, next, fail),
        onNext,
        onError,
      ),
    commit: (writes) =>
      new Promise<void>((resolve, reject) => {
        count += 1;
        const batch = { at: count, writes, resolve, reject };
        unsent.add(batch);
        if (second) void handedOver.then(() => send(second ?? first, batch));
        else void send(first, batch);
      }),
    drained: () =>
      ask(async (store) => {
        if (store !== first) await handedOver;
        await store.drained();
      }),
    pause: () => {
      isPaused = true;
      return asked.pause();
    },
    resume: () => {
      isPaused = false;
      return asked.resume();
    },
    close: async () => {
      stopHearing();
      moves.clear();
      await (second ?? first).close();
    },
  };
}
