import { ALL_LEADS } from '@/domain/customers/customer-filters';
import type { LeadFilters, LeadSortKey } from '@/domain/customers/customer-filters';
import { FilterChip } from '@/shared/ui/list/filter-chip';

export type SortChipProps = {
  readonly filters: LeadFilters;
  readonly sorts: readonly LeadSortKey[];
  readonly onChange: (changes: Partial<LeadFilters>) => void;
};

/** The label of each order; new leads come first, all others ascend. */
const SORTS: Readonly<Record<LeadSortKey, { readonly label: string; readonly descending: boolean }>> = {
  created: { label: 'newest first', descending: true },
  name: { label: 'by name', descending: false },
  followUp: { label: 'by follow-up', descending: false },
  appointment: { label: 'by appointment', descending: false },
  phone: { label: 'by phone', descending: false },
  address: { label: 'by address', descending: false },
  source: { label: 'by source', descending: false },
  salesperson: { label: 'by salesperson', descending: false },
  status: { label: 'by status', descending: false },
};

/** Chooses the order on a phone, where there are no column heads. */
export function SortChip({ filters, sorts, onChange }: SortChipProps) {
  const isFirst = filters.sortBy === ALL_LEADS.sortBy;
  return (
    <FilterChip
      label="Sort"
      options={sorts.map((value) => ({ value, label: SORTS[value].label }))}
      value={isFirst ? [] : [filters.sortBy]}
      onChange={([chosen]) => {
        const sortBy = sorts.find((sort) => sort === chosen) ?? ALL_LEADS.sortBy;
        onChange({ sortBy, descending: SORTS[sortBy].descending });
      }}
    />
  );
}
