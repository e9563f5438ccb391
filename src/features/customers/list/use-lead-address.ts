import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readLeadFilters, writeLeadFilters } from '@/domain/customers/customer-filters';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';

/** The filters of the Open Leads List as the address holds them, and the way to change them. */
export function useLeadAddress(): {
  readonly filters: LeadFilters;
  /** The same without the search; another object only when one of them changes. */
  readonly narrowing: LeadFilters;
  /** The address's query string in its one spelling, so that saved views can be compared with it. */
  readonly query: string;
  readonly change: (changes: Partial<LeadFilters>) => void;
} {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readLeadFilters(address), [address]);
  const narrowed = writeLeadFilters({ ...filters, search: '' }).toString();
  const narrowing = useMemo(() => readLeadFilters(new URLSearchParams(narrowed)), [narrowed]);
  const change = useStableHandler((changes: Partial<LeadFilters>) =>
    // Every letter of a search would otherwise be a step of the back button.
    setAddress(writeLeadFilters({ ...filters, ...changes }), { replace: changes.search !== undefined }),
  );
  return {
    filters,
    narrowing,
    query: writeLeadFilters(filters).toString(),
    change,
  };
}
