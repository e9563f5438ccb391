import { useState } from 'react';

import { useAllPrices } from '@/data/money/use-all-prices';
import { useIsOnline } from '@/data/runtime/use-is-online';
import type { PriceItem } from '@/domain/money/price-item';

/**
 * All lines in use: null until they are read. Without a connection this device may not have all of them; an import would
 * add lines again, and a change of prices leave some out. A connection lost later changes nothing.
 */
export function useWholePriceList(): {
  readonly items: readonly PriceItem[] | null;
  readonly isOnline: boolean;
} {
  const { items: read, isWhole } = useAllPrices(true);
  const isOnline = useIsOnline();
  const [items, setItems] = useState<readonly PriceItem[] | null>(null);
  if (isWhole && items !== read) setItems(read);
  return { items, isOnline };
}
