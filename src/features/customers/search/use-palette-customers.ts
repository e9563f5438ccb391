import { useViewer } from '@/data/session/use-session';
import { may } from '@/domain/access/viewer';
import { SHORTEST_SEARCH } from '@/domain/search/shortest-search';
import { shortAddress } from '@/shared/format/address';
import { useFormat } from '@/shared/format/format-context';
import { formatHomePhone } from '@/shared/format/home-phone';
import { useCustomerSearch } from './use-customer-search';

/** Customers for the command palette, on any list; none for users who may not see any. */
export function usePaletteCustomers(query: string): {
  readonly loading: boolean;
  readonly items: readonly { readonly id: string; readonly name: string; readonly caption: string }[];
} {
  const viewer = useViewer();
  const { country } = useFormat();
  const isAsked = query.trim().length >= SHORTEST_SEARCH && may(viewer, 'customers:view');
  const found = useCustomerSearch(isAsked ? query : '', null);
  return {
    loading: found.status === 'loading',
    items: found.customers.map((customer) => ({
      id: customer.uuid,
      name: customer.name,
      // A foreign number as stored: its formatter is too heavy for a component that every screen loads.
      caption: shortAddress(customer) || (formatHomePhone(customer.phone, country) ?? customer.phone),
    })),
  };
}
