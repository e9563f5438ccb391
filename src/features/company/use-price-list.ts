import { useCallback, useMemo, useState } from 'react';

import { useNarrowed } from '@/data/live/use-narrowed';
import { priceList } from '@/data/price-items';
import { useViewer } from '@/data/session/use-session';
import { foldText } from '@/domain/customer';
import type { PriceItem } from '@/domain/price-item';

/** The price list or its archive, page by page; a search looks among all lines, read or not. */
export function usePriceList() {
  const [search, setSearch] = useState('');
  const [showsArchived, setShowsArchived] = useState(false);
  const wanted = foldText(search);
  const fits = useCallback(
    ({ name, description }: PriceItem) => foldText(`${name} ${description}`).includes(wanted),
    [wanted],
  );
  const list = useNarrowed(priceList(useViewer(), !showsArchived), fits);
  // The server puts capitals before small letters.
  const items = useMemo(
    () => list.rows.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name)),
    [list.rows],
  );
  return { list, items, search, setSearch, showsArchived, setShowsArchived };
}
