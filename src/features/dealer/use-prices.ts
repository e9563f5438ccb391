import { useCallback, useMemo, useState } from 'react';

import { pricesOfDealer } from '@/data/dealer';
import { useNarrowed } from '@/data/live/use-narrowed';
import { useUser, useViewer } from '@/data/session/use-session';
import { foldText } from '@/domain/customer';
import { dealerOf } from '@/domain/dealer';
import type { DealerPrice } from '@/domain/dealer';

/**
 * The price list the person reads, by product and page by page: what is on it, and what was taken off.
 * A search looks among all of it, read or not.
 */
export function usePrices() {
  const user = useUser();
  const viewer = useViewer();
  const dealer = dealerOf(viewer, user.companyInfo);
  const [search, setSearch] = useState('');
  const wanted = foldText(search);
  const fits = useCallback(({ product }: DealerPrice) => foldText(product).includes(wanted), [wanted]);
  const list = useNarrowed(dealer === null ? null : pricesOfDealer(dealer), fits);
  // The server puts capitals before small letters.
  const lines = useMemo(() => list.rows.toSorted((a, b) => a.product.localeCompare(b.product)), [list.rows]);
  return {
    list,
    lines,
    status: list.status === 'idle' ? ('denied' as const) : list.status,
    search,
    setSearch,
  };
}
