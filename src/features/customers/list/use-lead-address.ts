import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readLeadFilters, writeLeadFilters } from '@/domain/customers/customer-filters';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';

/** The filters of the Open Leads List in the address, and their setter. */
export function useLeadAddress(): {
  readonly filters: LeadFilters;
  /** The filters without the search; stable until one changes. */
  readonly narrowing: LeadFilters;
  /** The address's query string in its canonical form, for comparing saved views. */
  readonly query: string;
  readonly change: (changes: Partial<LeadFilters>) => void;
} {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readLeadFilters(address), [address]);
  const narrowed = writeLeadFilters({ ...filters, search: '' }).toString();
  const narrowing = useMemo(() => readLeadFilters(new URLSearchParams(narrowed)), [narrowed]);
  const change = useStableHandler((changes: Partial<LeadFilters>) =>
    // Replaces the history entry: otherwise every letter would be a step of the back button.
    setAddress(writeLeadFilters({ ...filters, ...changes }), { replace: changes.search !== undefined }),
  );
  return {
    filters,
    narrowing,
    query: writeLeadFilters(filters).toString(),
    change,
  };
}
