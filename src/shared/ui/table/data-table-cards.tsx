import Box from '@mui/material/Box';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { CardSkeletons } from '../list/card-skeletons';
import type { CardState, DataTableProps } from './data-table-props';
import { GroupHeading } from './group-heading';
import { headingsOf, rowGroups } from './row-groups';
import type { RowSelection } from './use-row-selection';

type DataTableCardsProps<Row extends object> = DataTableProps<Row> & {
  picked: RowSelection;
  renderCard: (row: Row, state: CardState) => ReactNode;
};

/** The rows as cards, scrolled with the window; only those near the screen are rendered. */
export function DataTableCards<Row extends object>(props: DataTableCardsProps<Row>) {
  const {
    label,
    rows,
    rowId,
    rowLabel,
    picked,
    picking = false,
    isPending,
    renderCard,
    loading = false,
    loadingMore = false,
    onEndReached,
    total,
    groupOf,
    isWhole = true,
  } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const headings = useMemo(() => headingsOf(rowGroups(rows, groupOf, isWhole)), [rows, groupOf, isWhole]);
  const [scrollMargin, setScrollMargin] = useState(0);

  useLayoutEffect(() => {
    const top = listRef.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  }, [rows.length]);

  // Stable while the rows are: a new function makes the virtualizer measure every row again.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows.at(index);
      return row === undefined ? index : rowId(row);
    },
    [rows, rowId],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 152,
    getItemKey,
    gap: 8,
    overscan: 4,
    scrollMargin,
  });
  const items = virtualizer.getVirtualItems();
  const isNearEnd = rows.length > 0 && (items.at(-1)?.index ?? -1) >= rows.length - 4;
  useEffect(() => {
    if (isNearEnd && !loading && !loadingMore) onEndReached?.();
    // One call per page that arrived: the callback itself may change on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNearEnd, rows.length, loading, loadingMore]);

  if (loading && rows.length === 0) return <CardSkeletons cards={4} />;
  return (
    <>
      <Box
        component="ul"
        ref={listRef}
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, position: 'relative', height: virtualizer.getTotalSize() }}
      >
        {items.map((item) => {
          const row = rows.at(item.index);
          if (!row) return null;
          const heading = headings.get(item.index);
          return (
            <Box
              component="li"
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              aria-setsize={total ?? rows.length}
              aria-posinset={item.index + 1}
              className={picking ? 'jl-card-picking' : undefined}
              style={{ transform: `translateY(${item.start - scrollMargin}px)` }}
              sx={{ position: 'absolute', top: 0, insetInline: 0 }}
            >
              {heading && (
                <h2 className="jl-card-group">
                  <GroupHeading {...heading} />
                </h2>
              )}
              {picking && (
                // Over the whole card.
                <label className="jl-card-pick">
                  <input
                    type="checkbox"
                    className="jl-check"
                    aria-label={`Select ${rowLabel(row)}`}
                    checked={picked.has(rowId(row))}
                    onChange={() => picked.toggle(rowId(row))}
                  />
                </label>
              )}
              {renderCard(row, {
                selected: picked.has(rowId(row)),
                pending: isPending?.(row) ?? false,
              })}
            </Box>
          );
        })}
      </Box>
      {loadingMore && (
        <Box sx={{ mt: 1 }}>
          <CardSkeletons cards={2} />
        </Box>
      )}
    </>
  );
}
