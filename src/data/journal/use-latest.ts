import { useCallback } from 'react';
import type { TypedRef } from '../core/query';
import { useData } from '../runtime/data-context';

/**
 * Reads a record with all that this window changed of it, the last keystrokes included, which the screen may not show yet.
 * Null where the device does not have it.
 */
export function useLatest(): <T>(wanted: TypedRef<T>) => Promise<T | null> {
  const { journal, store } = useData();
  return useCallback(
    async ({ ref, decode }) => {
      await journal.handedOver();
      const data = await store.readLocal(ref);
      const decoded = data && decode({ id: ref.id, data, pending: false });
      return decoded?.ok ? decoded.record : null;
    },
    [journal, store],
  );
}
