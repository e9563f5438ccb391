import { AppError } from '@/domain/core/errors';
import type { DocStore, Ref, Write } from '../store/port';
import { pathOfRef } from './kept/entry';
import type { JournalEntry, Stored } from './kept/entry';
import { isFresh, notTaken } from './not-taken';

type Reader = Pick<DocStore, 'readServer'>;

/** Delay before the server is asked again when it does not answer, in ms, and how often it is asked. */
const AGAIN_MS = 3_000;
const MOST_TRIES = 20;

/** True when the server has a refused batch. Without an answer it counts as refused, after a minute. */
export async function isHeld(store: Reader, writes: readonly Write[]): Promise<boolean> {
  // A batch is atomic: one new record tells of all of it.
  const fresh = writes.find(isFresh);
  const refs = (fresh ? [fresh] : writes).map(({ ref }) => ref);
  try {
    return notTaken([{ at: 0, writes }], await readPatiently(store, refs)).length === 0;
  } catch {
    return false;
  }
}

/** Like `readStored`, but asks a silent server again for a minute. */
export async function readPatiently(store: Reader, refs: readonly Ref[]): Promise<(ref: Ref) => Stored> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await readStored(store, refs);
    } catch (error) {
      if (!isUnanswered(error) || tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** True when the server has a refused change, or the user's own later values in place of it. */
export async function isReplaced(
  store: Reader,
  entry: JournalEntry,
  later: readonly JournalEntry[],
): Promise<boolean> {
  if (later.length === 0 && entry.later.length === 0) return false;
  const changes = [entry, ...later];
  const refs = changes.flatMap(({ writes }) => writes.map(({ ref }) => ref));
  try {
    const left = notTaken(changes, await readStored(store, refs));
    return !left.includes(entry);
  } catch {
    return false;
  }
}

/** The server's documents. Rejects with AppError when one stays unanswered; a denied one is hidden. */
export async function readStored(store: Reader, refs: readonly Ref[]): Promise<(ref: Ref) => Stored> {
  const byPath = new Map(refs.map((ref) => [pathOfRef(ref), ref] as const));
  const docs = new Map(
    await Promise.all([...byPath].map(async ([path, ref]) => [path, await readOne(store, ref)] as const)),
  );
  return (ref) => docs.get(pathOfRef(ref)) ?? null;
}

async function readOne(store: Reader, ref: Ref): Promise<Stored> {
  try {
    return await store.readServer(ref);
  } catch (error) {
    if (isUnanswered(error)) throw error;
    return 'hidden';
  }
}

/** True when the server gave no answer, rather than a refusal. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof AppError && ['network', 'unavailable'].includes(error.code);
}
