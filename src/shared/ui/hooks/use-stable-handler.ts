import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function for the life of a component, which does what the latest one would: so that children that were
 * memoised are not drawn again for it. For events only, not to be called while drawing.
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
