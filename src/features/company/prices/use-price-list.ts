import { useMemo, useState } from 'react';

import { useSearched } from '@/data/live/use-searched';
import { priceList } from '@/data/money/price-items';
import { useViewer } from '@/data/session/use-session';
import type { PriceItem } from '@/domain/money/price-item';

const textOf = ({ name, description }: PriceItem) => `${name} ${description}`;

/** The price list or its archive, paged; a search covers all lines, loaded or not. */
export function usePriceList() {
  const [showsArchived, setShowsArchived] = useState(false);
  const { list, ...searching } = useSearched(priceList(useViewer(), !showsArchived), textOf);
  // The server sorts capitals before small letters.
  const items = useMemo(
    () => list.rows.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name)),
    [list.rows],
  );
  return { list, items, ...searching, showsArchived, setShowsArchived };
}
