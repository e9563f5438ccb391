import type { ListOrder } from '@/domain/core/list-address';
import { FilterChip } from '@/shared/ui/list/filter-chip';
import type { ColumnChoice } from '@/shared/ui/table/column-chooser';

export type SortChipProps = {
  readonly columns: readonly (ColumnChoice & { readonly sortable?: boolean })[];
  readonly order: ListOrder | null;
  /** Null for the list's own order. */
  readonly onChange: (columnId: string | null) => void;
};

/** Chooses the order on a phone, where there are no column heads. */
export function SortChip({ columns, order, onChange }: SortChipProps) {
  const options = columns
    .filter(({ sortable }) => sortable)
    .map(({ id, header }) => ({ value: id, label: `by ${header.toLowerCase()}` }));
  if (options.length < 2) return null;
  return (
    <FilterChip
      label="Sort"
      options={options}
      value={order === null ? [] : [order.by]}
      onChange={([chosen]) => onChange(chosen ?? null)}
    />
  );
}
