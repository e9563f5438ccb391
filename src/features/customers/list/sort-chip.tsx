import { ALL_LEADS } from '@/domain/customers/customer-filters';
import type { LeadFilters, LeadSortKey } from '@/domain/customers/customer-filters';
import { FilterChip } from '@/shared/ui/list/filter-chip';

export type SortChipProps = {
  readonly filters: LeadFilters;
  /** The orders the list can be read in now. */
  readonly sorts: readonly LeadSortKey[];
  readonly onChange: (changes: Partial<LeadFilters>) => void;
};

/** How each order reads; the newest lead comes first, everything else begins at its beginning. */
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

/** Chooses the order where there are no column heads to press: on a phone. */
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
