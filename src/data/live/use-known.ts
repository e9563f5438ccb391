import { useEffect, useState } from 'react';
import { AppError } from '@/domain/core/errors';
import { useIsOnline } from '../runtime/use-is-online';
import type { Live, LiveRecord } from './decoded';

/**
 * How long the server may be silent before the screen reports it, in ms. Firestore reports an empty cache only when it
 * tried and failed, or for a list it knew to be empty, which the server then confirms.
 */
const PATIENCE_MS = 2_000;

/**
 * A list whose emptiness is certain. An empty cache without a connection does not mean an empty list: a user with ten
 * thousand customers must not read "No leads yet". Such a list is loading while an answer may come, and failed with
 * 'network' after that; once the server has answered it stays ready. `key` names the query, null for none.
 */
export function useKnown<L extends Live<unknown>>(list: L, key: string | null): L {
  const isOnline = useIsOnline();
  const { status, rows, problems, fromCache } = list;
  /** The query that the server has answered. */
  const [answered, setAnswered] = useState<string | null>(null);
  if (status === 'ready' && !fromCache && answered !== key) setAnswered(key);
  const isBare = status === 'ready' && fromCache && rows.length === 0 && problems.length === 0;
  const isUnknown = isBare && answered !== key;
  const isLate = useIsLate(isUnknown);
  if (!isUnknown) return list;
  return isOnline && !isLate
    ? { ...list, status: 'loading' }
    : { ...list, status: 'error', error: new AppError('network') };
}

/** A record for its own screen: fails with 'network' when not cached; only the server can report it missing. */
export function useKnownRecord<R extends LiveRecord<unknown>>(live: R, key: string | null): R {
  const isOnline = useIsOnline();
  const { status, fromCache } = live;
  const [missing, setMissing] = useState<string | null>(null);
  if (status === 'missing' && missing !== key) setMissing(key);
  const isBare = status === 'loading' && fromCache;
  const isGone = isBare && missing === key;
  const isLate = useIsLate(!isGone && (isBare || (status === 'loading' && !isOnline)));
  if (isGone) return { ...live, status: 'missing' };
  return isLate ? { ...live, status: 'error', error: new AppError('network') } : live;
}

/** True when something takes longer than a user should wait without a message. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}
