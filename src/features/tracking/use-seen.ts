import { useEffect, useEffectEvent } from 'react';

/** A shorter look, or a render for a link preview, is not a visit. */
const LOOK_MS = 1_500;

/** Calls `report` once per visit (a tab's life) of `name` after it was visible for a moment; never for null. */
export function useSeen(name: string | null, report: () => Promise<void>): void {
  const tell = useEffectEvent(() => {
    if (name !== null) sessionStorage.setItem(name, '1');
    // In the background: the client can do nothing about a failure.
    report().catch(() => undefined);
  });
  useEffect(() => {
    if (name === null || sessionStorage.getItem(name) !== null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => tell(), LOOK_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [name]);
}
