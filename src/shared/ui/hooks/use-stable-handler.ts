import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a stable function that calls the latest handler, so that memoised children do not render again. For events
 * only; do not call it during a render.
 */
export function useStableHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
