import { useCallback, useInsertionEffect, useRef } from 'react';

/** A stable function that calls the latest handler, for memoised children. Not to be called during a render. */
export function useStableHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
