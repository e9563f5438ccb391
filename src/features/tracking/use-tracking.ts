import { useCallback, useEffect, useState } from 'react';

import type { TrackingReader } from '@/data/tracking/tracking-reader';
import { trackingView } from '@/domain/tracking/tracking-view';
import type { TrackingSnapshot, TrackingView } from '@/domain/tracking/tracking-view';
import { useNow } from '@/shared/format/use-now';

/** Maximum delay of a browser's timer. */
const MAX_TIMER_MS = 2_147_483_647;

export type Tracking = {
  readonly view: TrackingView | null;
  /** Epoch ms, updated every minute and at the link's expiry. */
  readonly now: number;
  /** The first read failed; false again during a retry, by hand or when the connection is back. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Reads a tracking link for the first paint, then follows it until the page closes. */
export function useTracking(reader: TrackingReader, link: string): Tracking {
  const minute = useNow();
  const [snapshot, setSnapshot] = useState<TrackingSnapshot | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const expiresAt = snapshot?.link?.expiresAt ?? null;
  const isOver = useHasPassed(expiresAt);

  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | null = null;
    const follow = () => {
      stop = reader.watch(link, setSnapshot, () => undefined);
    };
    reader.read(link).then(
      (first) => {
        if (isGone) return;
        setSnapshot(first);
        follow();
      },
      () => {
        if (isGone) return;
        setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [reader, link, attempt]);

  const retry = useCallback(() => {
    setHasFailed(false);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  const now = isOver && expiresAt !== null ? Math.max(minute, expiresAt) : minute;
  return { view: snapshot && trackingView(snapshot, now), now, hasFailed, retry };
}

/** True from an instant (epoch ms) on, to the second rather than the minute. */
function useHasPassed(at: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = at - Date.now();
      if (left <= 0) setPassed(at);
      else timer = setTimeout(wait, Math.min(left, MAX_TIMER_MS));
    };
    timer = setTimeout(wait);
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && passed === at;
}
