import { useMemo } from 'react';
import type { CustomFieldDefinition } from '@/domain/company/company';
import { leadList, readLeadFilters } from '@/domain/customers/customer-filters';
import type { LeadFilters } from '@/domain/customers/customer-filters';
import { useListAddress } from '@/shared/ui/list/use-list-address';
import type { AddressOf } from '@/shared/ui/list/use-list-address';

/** The address of the Open Leads List with these own fields, and the filters it holds. */
export function useLeadAddress(fields: readonly CustomFieldDefinition[]): {
  readonly address: AddressOf<ReturnType<typeof leadList>>;
  /** Stable until one changes. */
  readonly filters: LeadFilters;
} {
  const list = useMemo(() => leadList(fields.map(({ key }) => key)), [fields]);
  const address = useListAddress(list);
  const filters = useMemo(
    () => readLeadFilters(new URLSearchParams(address.query), list),
    [address.query, list],
  );
  return { address, filters };
}
