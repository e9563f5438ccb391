import { useEffect } from 'react';
import type { PriceItem } from '@/domain/money/price-item';
import { useIsLate } from '../live/use-known';
import { usePages } from '../live/use-live';
import { useViewer } from '../session/use-session';
import { priceList } from './price-items';

/**
 * The price list's lines in use, read to the last page: null until then. Without a connection they are those that this
 * device has, perhaps none, and `isWhole` is false. `isAsked` false reads nothing.
 */
export function useAllPrices(isAsked: boolean): {
  readonly items: readonly PriceItem[] | null;
  readonly isWhole: boolean;
} {
  const viewer = useViewer();
  const { rows, status, hasMore, loadingMore, loadMore, fromCache } = usePages(
    isAsked ? priceList(viewer, true) : null,
  );
  const readsOn = status === 'ready' && hasMore && !loadingMore;
  useEffect(() => {
    if (readsOn) loadMore();
  }, [readsOn, loadMore]);
  const isRead = status === 'ready' && !hasMore && !loadingMore;
  // A connection may be said to be there and bring nothing.
  const isLate = useIsLate(isAsked && !isRead && !readsOn);
  if (status === 'error' || (isLate && status === 'ready')) return { items: rows, isWhole: false };
  return { items: isRead ? rows : null, isWhole: isRead && !fromCache };
}
