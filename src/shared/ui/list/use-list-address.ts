import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useStableHandler } from '../hooks/use-stable-handler';

/** A list's filters and order in the address. Pass stable `read` and `write`; the parameter `kept` stays. */
export function useListAddress<Filters extends { readonly search: string }>(
  read: (address: URLSearchParams) => Filters,
  write: (filters: Filters) => URLSearchParams,
  kept?: string,
): { readonly filters: Filters; readonly change: (changes: Partial<Filters>) => void } {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => read(address), [read, address]);
  const addressOf = useCallback(
    (wanted: Filters) => {
      const next = write(wanted);
      const place = kept === undefined ? null : address.get(kept);
      return kept === undefined || place === null ? next : new URLSearchParams([[kept, place], ...next]);
    },
    [write, kept, address],
  );
  const change = useStableHandler((changes: Partial<Filters>) =>
    // Replaces the history entry: otherwise every letter would be a step of the back button.
    setAddress(addressOf({ ...filters, ...changes }), { replace: changes.search !== undefined }),
  );
  return { filters, change };
}
