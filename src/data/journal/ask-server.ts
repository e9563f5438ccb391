import type { DocStore, Ref } from '../store/port';
import { pathOfRef } from './kept/entry';
import type { JournalEntry, Stored } from './kept/entry';

/** Reads from the server every document that these changes touch. Rejects with AppError when one stays unanswered. */
export async function askServer(
  store: DocStore,
  entries: readonly Pick<JournalEntry, 'writes'>[],
): Promise<(ref: Ref) => Stored> {
  const refs = new Map(
    entries.flatMap((entry) => entry.writes.map(({ ref }) => [pathOfRef(ref), ref] as const)),
  );
  const answers = await Promise.all(
    [...refs].map(async ([path, ref]) => [path, await askForDoc(store, ref)] as const),
  );
  const stored = new Map(answers);
  return (ref) => stored.get(pathOfRef(ref)) ?? null;
}

/** Skips answers from the cache: resolves with the server's first own answer. */
function askForDoc(store: DocStore, ref: Ref): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const stop = store.watchDoc(
      ref,
      ({ row, fromCache }) => {
        if (fromCache || row?.pending) return;
        stop();
        resolve(row?.data ?? null);
      },
      (error) => (error.code === 'denied' ? resolve('hidden') : reject(error)),
    );
  });
}
