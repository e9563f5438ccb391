import { useMemo } from 'react';
import { LEAD_LIST, readLeadFilters } from '@/domain/customers/customer-filters';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import type { AddressOf } from '@/shared/ui/list/use-list-address';

/** The address of the Open Leads List, and the filters it holds. */
export function useLeadAddress(): {
  readonly address: AddressOf<typeof LEAD_LIST>;
  /** Stable until one changes. */
  readonly filters: LeadFilters;
} {
  const address = useListAddress(LEAD_LIST);
  const filters = useMemo(() => readLeadFilters(new URLSearchParams(address.query)), [address.query]);
  return { address, filters };
}
