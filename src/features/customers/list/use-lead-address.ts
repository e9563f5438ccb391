import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readLeadFilters, writeLeadFilters } from '@/domain/customer-filters';
import type { LeadFilters } from '@/domain/customer-filters';

/** The filters of the Open Leads List as the address holds them, and the way to change them. */
export function useLeadAddress(): {
  readonly filters: LeadFilters;
  /** The address's query string in its one spelling, so that saved views can be compared with it. */
  readonly query: string;
  readonly change: (changes: Partial<LeadFilters>) => void;
} {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readLeadFilters(address), [address]);
  return {
    filters,
    query: writeLeadFilters(filters).toString(),
    // Every letter of a search would otherwise be a step of the back button.
    change: (changes) =>
      setAddress(writeLeadFilters({ ...filters, ...changes }), { replace: changes.search !== undefined }),
  };
}
