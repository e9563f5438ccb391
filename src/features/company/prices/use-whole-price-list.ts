import { useEffect, useState } from 'react';

import { usePages } from '@/data/live/use-live';
import { priceList } from '@/data/money/price-items';
import { useIsOnline } from '@/data/runtime/use-is-online';
import { useViewer } from '@/data/session/use-session';
import type { PriceItem } from '@/domain/money/price-item';

/**
 * All lines in use, read to the last page: null until then. Without a connection this device may not have all of them;
 * an import would add lines again, and a change of prices leave some out. A connection lost later changes nothing.
 */
export function useWholePriceList(): {
  readonly items: readonly PriceItem[] | null;
  readonly isOnline: boolean;
} {
  const { rows, status, hasMore, loadingMore, loadMore, fromCache } = usePages(priceList(useViewer(), true));
  const isOnline = useIsOnline();
  const readsOn = status === 'ready' && hasMore && !loadingMore;
  useEffect(() => {
    if (readsOn) loadMore();
  }, [readsOn, loadMore]);
  const isWhole = status === 'ready' && !hasMore && !loadingMore && !fromCache;
  const [items, setItems] = useState<readonly PriceItem[] | null>(null);
  if (isWhole && items !== rows) setItems(rows);
  return { items, isOnline };
}
