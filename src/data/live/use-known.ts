import { useEffect, useState } from 'react';
import { AppError } from '@/domain/core/errors';
import { useIsOnline } from '../runtime/use-is-online';
import type { Live, LiveRecord } from './decoded';

/**
 * How long a server that does not answer is waited for before the screen says so, in ms. Firestore gives the device's
 * own nothing only when it has tried and failed, or for a list it knew to be empty, which the server then confirms.
 */
const PATIENCE_MS = 2_000;

/**
 * A list as a screen may claim it. That a device without a connection has nothing of a list does not mean that there
 * is nothing: somebody with ten thousand customers must not read "No leads yet". Such a list is loading while an
 * answer may come, and failed for want of a connection after that; it is ready as soon as the server has spoken, and
 * stays so. `key` names the question, null for none.
 */
export function useKnown<L extends Live<unknown>>(list: L, key: string | null): L {
  const isOnline = useIsOnline();
  const { status, rows, problems, fromCache } = list;
  /** The question that the server has answered. */
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

/**
 * A record as its own screen may claim it: one that this device never had is failed for want of a connection after a
 * while, and there as soon as the server has spoken. That it is missing, the server has to have said. `key` names it.
 */
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

/** Whether something has gone on for longer than a person should wait without a word. */
function useIsLate(isWaiting: boolean): boolean {
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
