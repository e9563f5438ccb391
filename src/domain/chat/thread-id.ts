/** Longest id: a pair's holds an owner id and two uids. */
export const MAX_THREAD_ID = 400;

/** Separates the parts of a pair's thread id; no uid contains it. */
const SEPARATOR = '~';

/** The owner of threads between connections. */
export const BETWEEN_CONNECTIONS = '';

/**
 * The id of two people's thread: the same for both, so that two people who write at once share one thread.
 * @param owner the company of coworkers, `BETWEEN_CONNECTIONS` for connections
 */
export function pairThreadId(owner: string, one: string, other: string): string {
  return [owner, ...[one, other].toSorted()].join(SEPARATOR);
}

/** Owner and people of a pair's thread id; null for a group's. */
export function pairOf(
  threadId: string,
): { readonly owner: string; readonly people: readonly [string, string] } | null {
  const [owner, one, other, ...rest] = threadId.split(SEPARATOR);
  if (owner === undefined || !one || !other || rest.length > 0) return null;
  return { owner, people: [one, other] };
}

/** The other person of a pair's thread; null for groups and for threads of others. */
export function otherIn(threadId: string, uid: string): string | null {
  const people = pairOf(threadId)?.people;
  if (!people?.includes(uid)) return null;
  return people.find((one) => one !== uid) ?? null;
}
