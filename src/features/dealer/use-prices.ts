import { useMemo } from 'react';

import { pricesOfDealer } from '@/data/dealer';
import { useLive } from '@/data/live/use-live';
import { useUser, useViewer } from '@/data/session/use-session';
import { dealerOf } from '@/domain/dealer';

/** The price list the person reads, by product: what is on it, and what was taken off. */
export function usePrices() {
  const user = useUser();
  const viewer = useViewer();
  const dealer = dealerOf(viewer, user.companyInfo);
  const { rows, status, problems, pendingIds, retry } = useLive(
    dealer === null ? null : pricesOfDealer(dealer),
  );
  const sorted = useMemo(() => rows.toSorted((a, b) => a.product.localeCompare(b.product)), [rows]);
  return {
    prices: sorted,
    status: status === 'idle' ? ('denied' as const) : status,
    problems,
    pendingIds,
    retry,
  };
}
