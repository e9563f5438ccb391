import type { Intent } from '@/data/core/intent';
import type { LiveStore } from '@/data/live/live-store';
import type { LiveState, Source } from '@/data/live/live-table';
import { decodeRecord, decodeRows } from '@/data/live/decoded';
import type { TypedQuery, TypedRef } from '@/data/core/query';
import type { DocStore } from '@/data/store/port';
import { AppError } from '@/domain/core/errors';

/** How long the server may be silent before an empty answer of the device counts, in ms; as in `use-known.ts`. */
const PATIENCE_MS = 2_000;

/** The rows of a query through the screens' shared listeners. Rejects with AppError. */
export async function readRows<T>(live: LiveStore, { spec, decode }: TypedQuery<T>): Promise<readonly T[]> {
  const state = await known(live.rows(spec), (result) => result.rows.length === 0);
  return decodeRows(state, decode).rows;
}

/**
 * A record through the screens' shared listeners; null when missing or hidden. Rejects with AppError, also for a record
 * that cannot be read.
 */
export async function readRecord<T>(live: LiveStore, { ref, decode }: TypedRef<T>): Promise<T | null> {
  const state = await known(live.doc(ref), (result) => result.row === null);
  if (state.status === 'denied') return null;
  const { record, problem } = decodeRecord(state, decode);
  if (problem) throw new AppError('unknown', { cause: problem });
  return record;
}

/** Resolves when the listeners of this device have a change that the store has just got. */
export async function untilShown(
  store: Pick<DocStore, 'readLocal'>,
  { writes: [first] }: Pick<Intent, 'writes'>,
): Promise<void> {
  // The store answers behind the change. Listeners are told one task later.
  if (first) await store.readLocal(first.ref).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
}

/** The first certain state of a source; an empty answer of a device without connection rejects with 'network'. */
async function known<D extends { readonly fromCache: boolean }>(
  source: Source<LiveState<D>>,
  isBare: (data: D) => boolean,
): Promise<LiveState<D>> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      clearTimeout(timer);
      leave();
      finish();
    };
    const look = (isLate: boolean) => {
      const state = source.get();
      const { status, data, error } = state;
      if (status === 'denied') return end(() => resolve(state));
      if (status === 'error' && data === null) return end(() => reject(error ?? new AppError('unknown')));
      if (data !== null && !(data.fromCache && isBare(data))) return end(() => resolve(state));
      if (isLate) return end(() => reject(new AppError('network')));
    };
    const timer = setTimeout(() => look(true), PATIENCE_MS);
    const leave = source.subscribe(() => look(false));
    look(false);
  });
}
