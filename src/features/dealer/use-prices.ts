import { useMemo } from 'react';

import { pricesOfDealer } from '@/data/dealer/dealer';
import { useSearched } from '@/data/live/use-searched';
import { useUser, useViewer } from '@/data/session/use-session';
import { dealerOf } from '@/domain/dealer/dealer';
import type { DealerPrice } from '@/domain/dealer/dealer';

const textOf = ({ product }: DealerPrice) => product;

/** The price list the user may read, by product, paged. A search covers all of it, loaded or not. */
export function usePrices() {
  const user = useUser();
  const viewer = useViewer();
  const dealer = dealerOf(viewer, user.companyInfo);
  const { list, ...searching } = useSearched(dealer === null ? null : pricesOfDealer(dealer), textOf);
  // The server sorts capitals before small letters.
  const lines = useMemo(() => list.rows.toSorted((a, b) => a.product.localeCompare(b.product)), [list.rows]);
  return { list, lines, status: list.status === 'idle' ? ('denied' as const) : list.status, ...searching };
}
