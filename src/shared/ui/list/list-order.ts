import type { ListOrder } from '@/domain/core/list-order';

import type { TableSort } from '../table/data-table-model';

/** A table's props for a list that the store orders; none while `isOrdered` is false. */
export function tableOrder<K extends string>(
  order: ListOrder<K> | null,
  orders: readonly K[],
  isOrdered: boolean,
  onChange: (order: ListOrder<K>) => void,
): { readonly sort: TableSort | null; readonly onSortChange: (sort: TableSort) => void } {
  return {
    sort: isOrdered && order ? { columnId: order.by, direction: order.descending ? 'desc' : 'asc' } : null,
    onSortChange: ({ columnId, direction }) => {
      const by = orders.find((one) => one === columnId);
      if (by !== undefined) onChange({ by, descending: direction === 'desc' });
    },
  };
}
